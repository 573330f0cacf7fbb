/** Where the page begins: settings and texts first, then what the address says. */
import './styles/typeface.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/parts.css'
import './styles/drawings.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { keepUp } from './lib/offline'
import { listen } from './lib/router.svelte'
import { settings } from './lib/settings.svelte'

await settings.begin()
listen()
mount(App, { target: document.getElementById('app')! })
keepUp()
if (settings.alerts) void import('./lib/push').then(({ opened }) => opened())
