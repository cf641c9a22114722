import './css/app.scss'
import { createInertiaApp, router } from '@inertiajs/react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Page } from '@inertiajs/core'
import type { Data } from '@generated/data'
import { enterPage } from '~/client'
import { guardBack } from '~/components/unsaved_guard'
import { loadOrExplain } from '~/load_failure'
import { pageOf, type PageModule } from '~/resolve_page'
import { Root } from '~/root'
import { dress } from '~/use_look'

const pages = import.meta.glob<PageModule>('./pages/**/*.tsx')

guardBack()

/** The first page stands already, as the server wrote it; later ones come with their script. */
let started = false

createInertiaApp({
  async resolve(name) {
    const load = pageOf(name, pages)
    const page = started ? await loadOrExplain(load) : await load()
    return page.default
  },
  progress: { color: 'var(--bulma-primary)', delay: 150 },
  setup({ el, App, props }) {
    const page = <Root App={App} props={props} />
    tellClient(props.initialPage)
    started = true
    if (el.hasChildNodes()) hydrateRoot(el, page)
    else createRoot(el).render(page)
  },
})

router.on('success', ({ detail }) => {
  const page = detail.page as Page<Data.SharedProps>
  tellClient(page)
  dress(page.props.appearance)
})

/** The client of `/v1` works for whoever is signed in on the page that is shown. */
function tellClient({ props }: Page<Data.SharedProps>) {
  const { basePath, apiBaseUrl } = props.portal
  enterPage({ basePath, apiBaseUrl, csrfToken: props.csrfToken, session: props.pageSession })
}

/** A new page is read from its heading; a new order or filter of the same page leaves the focus where it is. */
let path = window.location.pathname
router.on('navigate', () => {
  if (path === window.location.pathname) return
  path = window.location.pathname
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
})
