import { decoratorsCollection } from '@japa/browser-client'

/**
 * A plugin that makes `loginAs` of a browser's context wait until the browser has the session and the
 * server knows whose it is. The framework's own returns before that: on a busy machine the first page was
 * then asked for by a guest, and the test looked at the login page. Stands after the plugins of session
 * and auth, whose work it waits for.
 */
export function waitForSignIn() {
  return () => {
    decoratorsCollection.register({
      context(context) {
        const { loginAs, setSession } = context
        let kept: Promise<void> | undefined
        context.setSession = (values) => {
          kept = setSession(values)
          return kept
        }
        context.loginAs = async (...who) => {
          await loginAs(...who)
          await kept
        }
      },
    })
  }
}
