import './css/app.scss'
import { createInertiaApp, router } from '@inertiajs/react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Page } from '@inertiajs/core'
import type { Data } from '@generated/data'
import { enterPage } from '~/client'
import { confirmBeforeBack } from '~/components/forms/unsaved_guard'
import { setIconPlace } from '~/icons'
import { initialPage } from '~/initial_page'
import { loadOrExplain } from '~/load_failure'
import { pageOf, type PageModule } from '~/resolve_page'
import { Root } from '~/root'
import { addTexts } from '~/text'
import { applyAppearance } from '~/use_appearance'

const pages = import.meta.glob<PageModule>('./pages/**/*.tsx')

confirmBeforeBack()

/** The first page is rendered by the server; later ones load their script. */
let started = false

createInertiaApp({
  page: initialPage(),
  async resolve(name, coming) {
    if (coming) addTexts(coming.props)
    const load = pageOf(name, pages)
    const page = started ? await loadOrExplain(load) : await load()
    return page.default
  },
  progress: { color: 'var(--bulma-primary)', delay: 150 },
  /** Of the first page, whose policy stays in force: for the style of the progress bar. */
  nonce: document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce,
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
  applyAppearance(page.props.appearance)
})

/** Configures the client of `/v1` for the user who is logged in on the current page. */
function configureClient({ props }: Page<Data.SharedProps>) {
  const { basePath, apiBaseUrl } = props.portal
  setIconPlace(basePath)
  enterPage({ basePath, apiBaseUrl, csrfToken: props.csrfToken, session: props.pageSession })
}

/**
 * On a new page, the focus moves to its heading; a new order or filter of the same page keeps the focus. If
 * the focused element is gone, the field with the same name gets the focus, else the heading.
 */
let path = window.location.pathname
let field = ''
router.on('start', () => {
  field = document.activeElement?.getAttribute('name') ?? ''
})
router.on('navigate', ({ detail }) => {
  // Back may lead to a page in another language.
  document.documentElement.lang = String(detail.page.props.language)
  if (path === window.location.pathname) return
  path = window.location.pathname
  focusOn('main h1')
})
/** Also fires if the page is loaded again at the same URL, which is no navigation. */
router.on('success', () => restoreFocus(framesToSettle))

/** Elements that are hidden or removed, such as a dialog, lose the focus some frames later. */
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
