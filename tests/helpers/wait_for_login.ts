import { decoratorsCollection } from '@japa/browser-client'

/**
 * A plugin that makes `loginAs` of a browser context wait until the session is established. The
 * framework's version returns earlier, so that on a busy machine the first page was requested as a
 * guest. Must come after the plugins of session and auth.
 */
export function waitForLogin() {
  return () => {
    decoratorsCollection.register({
      context(context) {
        const { loginAs, setSession } = context
        let session: Promise<void> | undefined
        context.setSession = (values) => {
          session = setSession(values)
          return session
        }
        context.loginAs = async (...who) => {
          await loginAs(...who)
          await session
        }
      },
    })
  }
}
