import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'home': { paramsTuple?: []; params?: {} }
    'auth.login': { paramsTuple?: []; params?: {} }
    'auth.login.store': { paramsTuple?: []; params?: {} }
    'auth.logout': { paramsTuple?: []; params?: {} }
    'auth.tokens.store': { paramsTuple?: []; params?: {} }
    'v1.auth.login': { paramsTuple?: []; params?: {} }
    'v1.auth.logout': { paramsTuple?: []; params?: {} }
    'v1.auth.refresh': { paramsTuple?: []; params?: {} }
  }
  GET: {
    'home': { paramsTuple?: []; params?: {} }
    'auth.login': { paramsTuple?: []; params?: {} }
  }
  HEAD: {
    'home': { paramsTuple?: []; params?: {} }
    'auth.login': { paramsTuple?: []; params?: {} }
  }
  POST: {
    'auth.login.store': { paramsTuple?: []; params?: {} }
    'auth.logout': { paramsTuple?: []; params?: {} }
    'auth.tokens.store': { paramsTuple?: []; params?: {} }
    'v1.auth.login': { paramsTuple?: []; params?: {} }
    'v1.auth.logout': { paramsTuple?: []; params?: {} }
    'v1.auth.refresh': { paramsTuple?: []; params?: {} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}