/* eslint-disable prettier/prettier */
/// <reference path="../manifest.d.ts" />

import type { ExtractBody, ExtractErrorResponse, ExtractQuery, ExtractQueryForGet, ExtractResponse } from '@tuyau/core/types'
import type { InferInput, SimpleError } from '@vinejs/vine/types'

export type ParamValue = string | number | bigint | boolean

export interface Registry {
  'home': {
    methods: ["GET","HEAD"]
    pattern: '/'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/home_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/home_controller').default['show']>>>
    }
  }
  'appearance': {
    methods: ["POST"]
    pattern: '/appearance'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/appearance_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/appearance_controller').default['update']>>>
    }
  }
  'auth.login': {
    methods: ["GET","HEAD"]
    pattern: '/auth/login'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/session_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/session_controller').default['create']>>>
    }
  }
  'auth.login.store': {
    methods: ["POST"]
    pattern: '/auth/login'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/auth_validators').loginValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/auth_validators').loginValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/session_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/session_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'auth.logout': {
    methods: ["POST"]
    pattern: '/auth/logout'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/session_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/session_controller').default['destroy']>>>
    }
  }
  'auth.tokens.store': {
    methods: ["POST"]
    pattern: '/auth/tokens'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/browser_token_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/browser_token_controller').default['store']>>>
    }
  }
  'v1.auth.login': {
    methods: ["POST"]
    pattern: '/v1/auth/login'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/auth_validators').loginValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/auth_validators').loginValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/v1_session_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/v1_session_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.auth.logout': {
    methods: ["POST"]
    pattern: '/v1/auth/logout'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/auth_validators').logoutValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/auth_validators').logoutValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/v1_session_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/v1_session_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.auth.refresh': {
    methods: ["POST"]
    pattern: '/v1/auth/token/refresh'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/auth_validators').refreshValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/auth_validators').refreshValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/v1_token_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/v1_token_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.usage': {
    methods: ["GET","HEAD"]
    pattern: '/v1/skills/user-free-package-detail'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/metering/v1_usage_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/metering/v1_usage_controller').default['show']>>>
    }
  }
  'v1.searches.free': {
    methods: ["GET","HEAD"]
    pattern: '/v1/skills/user-free-package/search-history'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/playground/v1_search_history_controller').default['paidByFreePackages']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/playground/v1_search_history_controller').default['paidByFreePackages']>>>
    }
  }
  'v1.searches.paid': {
    methods: ["GET","HEAD"]
    pattern: '/v1/skills/user-package/search-history'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/playground/v1_search_history_controller').default['paidByPackages']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/playground/v1_search_history_controller').default['paidByPackages']>>>
    }
  }
  'v1.searches.own': {
    methods: ["GET","HEAD"]
    pattern: '/v1/skills/playground-range-search-history'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/playground/v1_search_history_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/playground/v1_search_history_controller').default['index']>>>
    }
  }
}
