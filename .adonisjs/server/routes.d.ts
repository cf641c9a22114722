import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'home': { paramsTuple?: []; params?: {} }
    'appearance': { paramsTuple?: []; params?: {} }
    'auth.login': { paramsTuple?: []; params?: {} }
    'auth.login.store': { paramsTuple?: []; params?: {} }
    'auth.logout': { paramsTuple?: []; params?: {} }
    'auth.tokens.store': { paramsTuple?: []; params?: {} }
    'v1.auth.login': { paramsTuple?: []; params?: {} }
    'v1.auth.logout': { paramsTuple?: []; params?: {} }
    'v1.auth.refresh': { paramsTuple?: []; params?: {} }
    'v1.usage': { paramsTuple?: []; params?: {} }
    'v1.searches.free': { paramsTuple?: []; params?: {} }
    'v1.searches.paid': { paramsTuple?: []; params?: {} }
    'v1.searches.own': { paramsTuple?: []; params?: {} }
  }
  GET: {
    'home': { paramsTuple?: []; params?: {} }
    'auth.login': { paramsTuple?: []; params?: {} }
    'v1.usage': { paramsTuple?: []; params?: {} }
    'v1.searches.free': { paramsTuple?: []; params?: {} }
    'v1.searches.paid': { paramsTuple?: []; params?: {} }
    'v1.searches.own': { paramsTuple?: []; params?: {} }
  }
  HEAD: {
    'home': { paramsTuple?: []; params?: {} }
    'auth.login': { paramsTuple?: []; params?: {} }
    'v1.usage': { paramsTuple?: []; params?: {} }
    'v1.searches.free': { paramsTuple?: []; params?: {} }
    'v1.searches.paid': { paramsTuple?: []; params?: {} }
    'v1.searches.own': { paramsTuple?: []; params?: {} }
  }
  POST: {
    'appearance': { paramsTuple?: []; params?: {} }
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