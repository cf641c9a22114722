import type { Data } from '@generated/data'

/** The props of `usePage()` on every page: the shared props and the messages of the Inertia middleware. */
declare module '@inertiajs/core' {
  interface InertiaConfig {
    sharedPageProps: Data.SharedProps
    flashDataType: Data.FlashMessages
  }
}
