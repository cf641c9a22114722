/* eslint-disable prettier/prettier */
import type { AdonisEndpoint } from '@tuyau/core/types'
import type { Registry } from './schema.d.ts'
import type { ApiDefinition } from './tree.d.ts'

const placeholder: any = {}

const routes = {
  'home': {
    methods: ["GET","HEAD"],
    pattern: '/',
    tokens: [{"old":"/","type":0,"val":"/","end":""}],
    types: placeholder as Registry['home']['types'],
  },
  'appearance': {
    methods: ["POST"],
    pattern: '/appearance',
    tokens: [{"old":"/appearance","type":0,"val":"appearance","end":""}],
    types: placeholder as Registry['appearance']['types'],
  },
  'auth.login': {
    methods: ["GET","HEAD"],
    pattern: '/auth/login',
    tokens: [{"old":"/auth/login","type":0,"val":"auth","end":""},{"old":"/auth/login","type":0,"val":"login","end":""}],
    types: placeholder as Registry['auth.login']['types'],
  },
  'auth.login.store': {
    methods: ["POST"],
    pattern: '/auth/login',
    tokens: [{"old":"/auth/login","type":0,"val":"auth","end":""},{"old":"/auth/login","type":0,"val":"login","end":""}],
    types: placeholder as Registry['auth.login.store']['types'],
  },
  'auth.logout': {
    methods: ["POST"],
    pattern: '/auth/logout',
    tokens: [{"old":"/auth/logout","type":0,"val":"auth","end":""},{"old":"/auth/logout","type":0,"val":"logout","end":""}],
    types: placeholder as Registry['auth.logout']['types'],
  },
  'auth.tokens.store': {
    methods: ["POST"],
    pattern: '/auth/tokens',
    tokens: [{"old":"/auth/tokens","type":0,"val":"auth","end":""},{"old":"/auth/tokens","type":0,"val":"tokens","end":""}],
    types: placeholder as Registry['auth.tokens.store']['types'],
  },
  'v1.auth.login': {
    methods: ["POST"],
    pattern: '/v1/auth/login',
    tokens: [{"old":"/v1/auth/login","type":0,"val":"v1","end":""},{"old":"/v1/auth/login","type":0,"val":"auth","end":""},{"old":"/v1/auth/login","type":0,"val":"login","end":""}],
    types: placeholder as Registry['v1.auth.login']['types'],
  },
  'v1.auth.logout': {
    methods: ["POST"],
    pattern: '/v1/auth/logout',
    tokens: [{"old":"/v1/auth/logout","type":0,"val":"v1","end":""},{"old":"/v1/auth/logout","type":0,"val":"auth","end":""},{"old":"/v1/auth/logout","type":0,"val":"logout","end":""}],
    types: placeholder as Registry['v1.auth.logout']['types'],
  },
  'v1.auth.refresh': {
    methods: ["POST"],
    pattern: '/v1/auth/token/refresh',
    tokens: [{"old":"/v1/auth/token/refresh","type":0,"val":"v1","end":""},{"old":"/v1/auth/token/refresh","type":0,"val":"auth","end":""},{"old":"/v1/auth/token/refresh","type":0,"val":"token","end":""},{"old":"/v1/auth/token/refresh","type":0,"val":"refresh","end":""}],
    types: placeholder as Registry['v1.auth.refresh']['types'],
  },
  'v1.usage': {
    methods: ["GET","HEAD"],
    pattern: '/v1/skills/user-free-package-detail',
    tokens: [{"old":"/v1/skills/user-free-package-detail","type":0,"val":"v1","end":""},{"old":"/v1/skills/user-free-package-detail","type":0,"val":"skills","end":""},{"old":"/v1/skills/user-free-package-detail","type":0,"val":"user-free-package-detail","end":""}],
    types: placeholder as Registry['v1.usage']['types'],
  },
  'v1.searches.free': {
    methods: ["GET","HEAD"],
    pattern: '/v1/skills/user-free-package/search-history',
    tokens: [{"old":"/v1/skills/user-free-package/search-history","type":0,"val":"v1","end":""},{"old":"/v1/skills/user-free-package/search-history","type":0,"val":"skills","end":""},{"old":"/v1/skills/user-free-package/search-history","type":0,"val":"user-free-package","end":""},{"old":"/v1/skills/user-free-package/search-history","type":0,"val":"search-history","end":""}],
    types: placeholder as Registry['v1.searches.free']['types'],
  },
  'v1.searches.paid': {
    methods: ["GET","HEAD"],
    pattern: '/v1/skills/user-package/search-history',
    tokens: [{"old":"/v1/skills/user-package/search-history","type":0,"val":"v1","end":""},{"old":"/v1/skills/user-package/search-history","type":0,"val":"skills","end":""},{"old":"/v1/skills/user-package/search-history","type":0,"val":"user-package","end":""},{"old":"/v1/skills/user-package/search-history","type":0,"val":"search-history","end":""}],
    types: placeholder as Registry['v1.searches.paid']['types'],
  },
  'v1.searches.own': {
    methods: ["GET","HEAD"],
    pattern: '/v1/skills/playground-range-search-history',
    tokens: [{"old":"/v1/skills/playground-range-search-history","type":0,"val":"v1","end":""},{"old":"/v1/skills/playground-range-search-history","type":0,"val":"skills","end":""},{"old":"/v1/skills/playground-range-search-history","type":0,"val":"playground-range-search-history","end":""}],
    types: placeholder as Registry['v1.searches.own']['types'],
  },
} as const satisfies Record<string, AdonisEndpoint>

export { routes }

export const registry = {
  routes,
  $tree: {} as ApiDefinition,
}

declare module '@tuyau/core/types' {
  export interface UserRegistry {
    routes: typeof routes
    $tree: ApiDefinition
  }
}
