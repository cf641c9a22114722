import { createInertiaApp } from '@inertiajs/react'
import ReactDOMServer from 'react-dom/server'
import type { Page } from '@inertiajs/core'
import type { Data } from '@generated/data'
import { pageOf, type PageModule } from '~/resolve_page'
import { Root } from '~/root'
import { replaceTexts } from '~/text'

const pages = import.meta.glob<PageModule>('./pages/**/*.tsx', { eager: true })

export default function render(page: Page<Data.SharedProps>) {
  return createInertiaApp({
    page,
    render(element) {
      replaceTexts(page.props)
      return ReactDOMServer.renderToString(element)
    },
    resolve: (name) => pageOf(name, pages),
    setup: ({ App, props }) => <Root App={App} props={props} />,
  })
}
