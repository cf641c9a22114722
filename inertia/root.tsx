import type { App } from '@inertiajs/react'
import { useEffect, type ComponentProps, type FunctionComponent } from 'react'
import { SessionLost } from '~/components/layout/session_lost'

type AppProps = ComponentProps<typeof App>

/**
 * The root component of pages, identical on the server and in the browser, since ids are counted along this
 * tree.
 */
export function Root({ App: Pages, props }: { App: FunctionComponent<AppProps>; props: AppProps }) {
  // Signals to browser tests that the page is hydrated.
  useEffect(() => {
    document.documentElement.dataset.scripts = 'running'
  }, [])

  return (
    <>
      <Pages {...props} />
      <SessionLost />
    </>
  )
}
