import { createInertiaApp } from '@inertiajs/react'
import ReactDOMServer from 'react-dom/server'
import type { Page } from '@inertiajs/core'
import type { Data } from '@generated/data'
import { setIconPlace } from '~/icons'
import { pageOf, type PageModule } from '~/resolve_page'
import { Root } from '~/root'
import { replaceTexts } from '~/text'

const pages = import.meta.glob<PageModule>('./pages/**/*.tsx', { eager: true })

export default function render(page: Page<Data.SharedProps>) {
  return createInertiaApp({
    page: withoutTexts(page),
    render(element) {
      replaceTexts(page.props)
      setIconPlace(page.props.portal.basePath)
      return ReactDOMServer.renderToString(element)
    },
    resolve: (name) => pageOf(name, pages),
    setup: ({ App, props }) => <Root App={App} props={props} />,
  })
}

/** The page that is written into the HTML: the root template links its texts as scripts. */
function withoutTexts(page: Page<Data.SharedProps>): Page<Data.SharedProps> {
  const props = Object.entries(page.props).filter(([name]) => !name.startsWith('texts_'))
  return { ...page, props: Object.fromEntries(props) as typeof page.props }
}
