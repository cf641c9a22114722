import './css/app.scss'
import { createInertiaApp, router } from '@inertiajs/react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { guardBack } from '~/components/unsaved_guard'
import { loadOrExplain } from '~/load_failure'
import { pageOf, type PageModule } from '~/resolve_page'

const pages = import.meta.glob<PageModule>('./pages/**/*.tsx')

guardBack()

createInertiaApp({
  resolve: async (name) => (await loadOrExplain(pageOf(name, pages))).default,
  progress: { color: 'var(--bulma-primary)', delay: 150 },
  setup({ el, App, props }) {
    if (el.hasChildNodes()) hydrateRoot(el, <App {...props} />)
    else createRoot(el).render(<App {...props} />)
  },
})

/** A new page is read from its heading; a new order or filter of the same page leaves the focus where it is. */
let path = window.location.pathname
router.on('navigate', () => {
  if (path === window.location.pathname) return
  path = window.location.pathname
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
})
