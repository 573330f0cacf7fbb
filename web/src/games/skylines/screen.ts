/** Whether the screen is a phone's, upright or lying: the same as where the table shows nothing but the stage. */
import { MediaQuery } from 'svelte/reactivity'

export const phone = new MediaQuery('(max-width: 720px), (max-height: 500px)')
/** Whether nobody can point without touching. */
export const touched = new MediaQuery('(hover: none)')
