/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  home: typeof routes['home']
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
  }
}
