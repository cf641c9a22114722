import type { App } from '@inertiajs/react'
import { useEffect, type ComponentProps, type FunctionComponent } from 'react'
import { SessionLost } from '~/components/session_lost'

type AppProps = ComponentProps<typeof App>

/** All that stands on a page, the same for the server and the browser: ids are counted along this tree. */
export function Root({ App: Pages, props }: { App: FunctionComponent<AppProps>; props: AppProps }) {
  // Says to whoever drives a browser that the scripts answer from now on.
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
