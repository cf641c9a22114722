import './css/app.scss'
import { createInertiaApp, router } from '@inertiajs/react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Page } from '@inertiajs/core'
import type { Data } from '@generated/data'
import { enterPage } from '~/client'
import { confirmBeforeBack } from '~/components/unsaved_guard'
import { loadOrExplain } from '~/load_failure'
import { pageOf, type PageModule } from '~/resolve_page'
import { Root } from '~/root'
import { addTexts } from '~/text'
import { dress } from '~/use_appearance'

const pages = import.meta.glob<PageModule>('./pages/**/*.tsx')

confirmBeforeBack()

/** The first page stands already, as the server wrote it; later ones come with their script. */
let started = false

createInertiaApp({
  async resolve(name, coming) {
    if (coming) addTexts(coming.props)
    const load = pageOf(name, pages)
    const page = started ? await loadOrExplain(load) : await load()
    return page.default
  },
  progress: { color: 'var(--bulma-primary)', delay: 150 },
  setup({ el, App, props }) {
    const page = <Root App={App} props={props} />
    addTexts(props.initialPage.props)
    configureClient(props.initialPage)
    started = true
    if (el.hasChildNodes()) hydrateRoot(el, page)
    else createRoot(el).render(page)
  },
})

router.on('success', ({ detail }) => {
  const page = detail.page as Page<Data.SharedProps>
  configureClient(page)
  dress(page.props.appearance)
})

/** The client of `/v1` works for whoever is signed in on the page that is shown. */
function configureClient({ props }: Page<Data.SharedProps>) {
  const { basePath, apiBaseUrl } = props.portal
  enterPage({ basePath, apiBaseUrl, csrfToken: props.csrfToken, session: props.pageSession })
}

/**
 * A new page is read from its heading; a new order or filter of the same page leaves the focus where it
 * is. Where what had it is gone with the view before, the field of the same name has it, else the heading.
 */
let path = window.location.pathname
let field = ''
router.on('start', () => {
  field = document.activeElement?.getAttribute('name') ?? ''
})
router.on('navigate', ({ detail }) => {
  // Back may lead to a page in the language of before.
  document.documentElement.lang = String(detail.page.props.language)
  if (path === window.location.pathname) return
  path = window.location.pathname
  focusOn('main h1')
})
/** Also told of a page that comes again under its own address, which is no navigation. */
router.on('success', () => restoreFocus(framesToSettle))

/** What is hidden or taken out with the view before, such as a dialog, loses the focus some frames later. */
const framesToSettle = 30

function restoreFocus(frames: number) {
  if (document.activeElement === document.body) {
    if (field) focusOn(`main [name="${CSS.escape(field)}"]:not([type="hidden"])`)
    if (document.activeElement === document.body) focusOn('main h1')
  }
  if (frames > 0) requestAnimationFrame(() => restoreFocus(frames - 1))
}

function focusOn(selector: string) {
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
}
