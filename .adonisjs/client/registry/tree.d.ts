/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  home: typeof routes['home']
  appearance: typeof routes['appearance']
  auth: {
    login: typeof routes['auth.login'] & {
      store: typeof routes['auth.login.store']
    }
    logout: typeof routes['auth.logout']
    tokens: {
      store: typeof routes['auth.tokens.store']
    }
  }
  v1: {
    auth: {
      login: typeof routes['v1.auth.login']
      logout: typeof routes['v1.auth.logout']
      refresh: typeof routes['v1.auth.refresh']
    }
    usage: typeof routes['v1.usage']
    searches: {
      free: typeof routes['v1.searches.free']
      paid: typeof routes['v1.searches.paid']
      own: typeof routes['v1.searches.own']
    }
  }
}
