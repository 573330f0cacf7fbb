/** The games' pictures for Home, all in one. */
import type { Component } from 'svelte'

const found = import.meta.glob<Component>('./*/Picture.svelte', { eager: true, import: 'default' })

export const pictureOf = (game: string) => found[`./${game}/Picture.svelte`] ?? found['./plain/Picture.svelte']!
