import type { Data } from '@generated/data'

/** What `usePage().props` holds on every page: the shared props of the Inertia middleware. */
declare module '@inertiajs/core' {
  interface InertiaConfig {
    sharedPageProps: Data.SharedProps
  }
}
