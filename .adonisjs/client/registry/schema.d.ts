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
  'skill': {
    methods: ["GET","HEAD"]
    pattern: '/skills/:slug'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/skill_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/skill_controller').default['show']>>>
    }
  }
  'about': {
    methods: ["GET","HEAD"]
    pattern: '/about-us'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/about_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/about_controller').default['show']>>>
    }
  }
  'contact': {
    methods: ["GET","HEAD"]
    pattern: '/contact-us'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/contact_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/contact_controller').default['create']>>>
    }
  }
  'contact.store': {
    methods: ["POST"]
    pattern: '/contact-us'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/site/contact_validators').contactValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/site/contact_validators').contactValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/contact_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/contact_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'docs': {
    methods: ["GET","HEAD"]
    pattern: '/docs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/documentation/documentation_controller').default['everybody']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documentation/documentation_controller').default['everybody']>>>
    }
  }
  'docs.chapter': {
    methods: ["GET","HEAD"]
    pattern: '/docs/:chapter'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { chapter: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/documentation/documentation_controller').default['everybody']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documentation/documentation_controller').default['everybody']>>>
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
  'playground': {
    methods: ["GET","HEAD"]
    pattern: '/playground'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/search/playground/playground_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/search/playground/playground_controller').default['show']>>>
    }
  }
  'playground.export': {
    methods: ["GET","HEAD"]
    pattern: '/playground/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/search/playground/playground_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/search/playground/playground_controller').default['export']>>>
    }
  }
  'playground.store': {
    methods: ["POST"]
    pattern: '/playground'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/search/playground/playground_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/search/playground/playground_controller').default['store']>>>
    }
  }
  'sitemap': {
    methods: ["GET","HEAD"]
    pattern: '/sitemap.xml'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/sitemaps_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/sitemaps_controller').default['index']>>>
    }
  }
  'sitemaps.pages': {
    methods: ["GET","HEAD"]
    pattern: '/sitemaps/pages.xml'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/sitemaps_controller').default['pages']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/sitemaps_controller').default['pages']>>>
    }
  }
  'sitemaps.skills': {
    methods: ["GET","HEAD"]
    pattern: '/sitemaps/skills/:part.xml'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { part: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/sitemaps_controller').default['skills']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/sitemaps_controller').default['skills']>>>
    }
  }
  'stripe.events': {
    methods: ["POST"]
    pattern: '/stripe/events'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/payments/stripe_events_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/payments/stripe_events_controller').default['store']>>>
    }
  }
  'invoices': {
    methods: ["GET","HEAD"]
    pattern: '/invoice-reader'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/invoices_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/invoices_controller').default['index']>>>
    }
  }
  'invoices.export_some': {
    methods: ["GET","HEAD"]
    pattern: '/invoice-reader/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/invoices_controller').default['exportSome']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/invoices_controller').default['exportSome']>>>
    }
  }
  'invoices.show': {
    methods: ["GET","HEAD"]
    pattern: '/invoice-reader/:ReadingId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { ReadingId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/invoices_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/invoices_controller').default['show']>>>
    }
  }
  'invoices.update': {
    methods: ["POST"]
    pattern: '/invoice-reader/:ReadingId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { ReadingId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/invoices_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/invoices_controller').default['update']>>>
    }
  }
  'invoices.keep': {
    methods: ["POST"]
    pattern: '/invoice-reader/:ReadingId/keep'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/invoices/invoice_validators').keepReadingValidator)>>
      paramsTuple: [ParamValue]
      params: { ReadingId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/invoices/invoice_validators').keepReadingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/invoices_controller').default['keep']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/invoices_controller').default['keep']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'invoices.destroy': {
    methods: ["DELETE"]
    pattern: '/invoice-reader/:ReadingId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { ReadingId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/invoices_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/invoices_controller').default['destroy']>>>
    }
  }
  'invoices.export': {
    methods: ["GET","HEAD"]
    pattern: '/invoice-reader/:ReadingId/export'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { ReadingId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/invoices_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/invoices_controller').default['export']>>>
    }
  }
  'invoices.file': {
    methods: ["GET","HEAD"]
    pattern: '/invoice-reader/:ReadingId/file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { ReadingId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/invoices_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/invoices_controller').default['file']>>>
    }
  }
  'invoices.words': {
    methods: ["GET","HEAD"]
    pattern: '/invoice-reader/:ReadingId/words'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { ReadingId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/invoices_controller').default['words']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/invoices_controller').default['words']>>>
    }
  }
  'invoices.picture': {
    methods: ["GET","HEAD"]
    pattern: '/invoice-reader/:ReadingId/pages/:page'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { ReadingId: ParamValue; page: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/invoices_controller').default['picture']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/invoices_controller').default['picture']>>>
    }
  }
  'invoices.store': {
    methods: ["POST"]
    pattern: '/invoice-reader'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/invoices_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/invoices_controller').default['store']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/login/session_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/login/session_controller').default['create']>>>
    }
  }
  'auth.login.store': {
    methods: ["POST"]
    pattern: '/auth/login'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/auth_validators').loginValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/auth_validators').loginValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/login/session_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/login/session_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'auth.login.code': {
    methods: ["GET","HEAD"]
    pattern: '/auth/login/code'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/login/session_controller').default['askCode']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/login/session_controller').default['askCode']>>>
    }
  }
  'auth.login.code.store': {
    methods: ["POST"]
    pattern: '/auth/login/code'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/auth_validators').codeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/auth_validators').codeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/login/session_controller').default['storeCode']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/login/session_controller').default['storeCode']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'auth.register': {
    methods: ["GET","HEAD"]
    pattern: '/auth/register'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/registration_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/registration_controller').default['create']>>>
    }
  }
  'auth.register.store': {
    methods: ["POST"]
    pattern: '/auth/register'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/auth_validators').registerValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/auth_validators').registerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/registration_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/registration_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'auth.forgot': {
    methods: ["GET","HEAD"]
    pattern: '/auth/forgot-password'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/passwords/password_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/passwords/password_controller').default['create']>>>
    }
  }
  'auth.forgot.store': {
    methods: ["POST"]
    pattern: '/auth/forgot-password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/auth_validators').forgotPasswordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/auth_validators').forgotPasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/passwords/password_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/passwords/password_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'auth.reset': {
    methods: ["GET","HEAD"]
    pattern: '/auth/reset-password/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/passwords/password_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/passwords/password_controller').default['edit']>>>
    }
  }
  'auth.reset.store': {
    methods: ["POST"]
    pattern: '/auth/reset-password/:token'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/auth_validators').resetPasswordValidator)>>
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/auth_validators').resetPasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/passwords/password_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/passwords/password_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'auth.confirm': {
    methods: ["GET","HEAD"]
    pattern: '/auth/confirm-email/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/email_confirmation_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/email_confirmation_controller').default['show']>>>
    }
  }
  'auth.confirm.store': {
    methods: ["POST"]
    pattern: '/auth/confirm-email/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/email_confirmation_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/email_confirmation_controller').default['update']>>>
    }
  }
  'auth.new_email': {
    methods: ["GET","HEAD"]
    pattern: '/auth/confirm-new-email/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/profile/profile_controller').default['confirm']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/profile/profile_controller').default['confirm']>>>
    }
  }
  'auth.new_email.store': {
    methods: ["POST"]
    pattern: '/auth/confirm-new-email/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/profile/profile_controller').default['confirmed']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/profile/profile_controller').default['confirmed']>>>
    }
  }
  'auth.invitation': {
    methods: ["GET","HEAD"]
    pattern: '/auth/accept-invitation/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/invitations/invitation_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/invitations/invitation_controller').default['show']>>>
    }
  }
  'auth.invitation.store': {
    methods: ["POST"]
    pattern: '/auth/accept-invitation/:token'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/auth_validators').acceptInvitationValidator)>>
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/auth_validators').acceptInvitationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/invitations/invitation_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/invitations/invitation_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'auth.confirm.ask': {
    methods: ["GET","HEAD"]
    pattern: '/auth/confirm-email'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/email_confirmation_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/email_confirmation_controller').default['create']>>>
    }
  }
  'auth.confirm.send': {
    methods: ["POST"]
    pattern: '/auth/confirm-email'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/email_confirmation_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/email_confirmation_controller').default['store']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/sessions/browser_token_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/sessions/browser_token_controller').default['store']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/login/session_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/login/session_controller').default['destroy']>>>
    }
  }
  'auth.two_factor': {
    methods: ["GET","HEAD"]
    pattern: '/auth/two-factor'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/two_factor/two_factor_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/two_factor/two_factor_controller').default['show']>>>
    }
  }
  'auth.two_factor.codes': {
    methods: ["POST"]
    pattern: '/auth/two-factor'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/auth_validators').passwordAndCodeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/auth_validators').passwordAndCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/two_factor/two_factor_controller').default['renewCodes']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/two_factor/two_factor_controller').default['renewCodes']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'auth.two_factor.start': {
    methods: ["POST"]
    pattern: '/auth/two-factor/start'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/auth_validators').currentPasswordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/auth_validators').currentPasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/two_factor/two_factor_controller').default['start']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/two_factor/two_factor_controller').default['start']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'auth.two_factor.offer': {
    methods: ["GET","HEAD"]
    pattern: '/auth/two-factor/set-up'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/two_factor/two_factor_controller').default['offer']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/two_factor/two_factor_controller').default['offer']>>>
    }
  }
  'auth.two_factor.qr_code': {
    methods: ["GET","HEAD"]
    pattern: '/auth/two-factor/qr-code.svg'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/two_factor/two_factor_controller').default['qrCode']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/two_factor/two_factor_controller').default['qrCode']>>>
    }
  }
  'auth.two_factor.on': {
    methods: ["POST"]
    pattern: '/auth/two-factor/set-up'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/auth_validators').codeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/auth_validators').codeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/two_factor/two_factor_controller').default['switchOn']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/two_factor/two_factor_controller').default['switchOn']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'auth.two_factor.off': {
    methods: ["POST"]
    pattern: '/auth/two-factor/off'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/auth_validators').passwordAndCodeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/auth_validators').passwordAndCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/two_factor/two_factor_controller').default['switchOff']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/two_factor/two_factor_controller').default['switchOff']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.auth.login': {
    methods: ["POST"]
    pattern: '/v1/auth/login'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/auth_validators').v1LoginValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/auth_validators').v1LoginValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/login/v1_session_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/login/v1_session_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.auth.logout': {
    methods: ["POST"]
    pattern: '/v1/auth/logout'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/auth_validators').logoutValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/auth_validators').logoutValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/login/v1_session_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/login/v1_session_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.auth.refresh': {
    methods: ["POST"]
    pattern: '/v1/auth/token/refresh'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/auth_validators').refreshValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/auth_validators').refreshValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/sessions/v1_token_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/sessions/v1_token_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.auth.register': {
    methods: ["POST"]
    pattern: '/v1/auth/register'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/auth_validators').registerValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/auth_validators').registerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/v1_registration_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/v1_registration_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.auth.forgot': {
    methods: ["POST"]
    pattern: '/v1/auth/password/forgot'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/auth_validators').forgotPasswordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/auth_validators').forgotPasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/passwords/v1_password_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/passwords/v1_password_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.auth.reset': {
    methods: ["POST"]
    pattern: '/v1/auth/password/reset'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/auth_validators').resetPasswordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/auth_validators').resetPasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/passwords/v1_password_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/passwords/v1_password_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.auth.invitation': {
    methods: ["POST"]
    pattern: '/v1/auth/invitation/accept'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/auth_validators').acceptInvitationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/auth_validators').acceptInvitationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/invitations/v1_invitation_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/invitations/v1_invitation_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.index': {
    methods: ["GET","HEAD"]
    pattern: '/v1'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contract/v1_contract_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contract/v1_contract_controller').default['index']>>>
    }
  }
  'v1.openapi.json': {
    methods: ["GET","HEAD"]
    pattern: '/v1/openapi.json'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contract/v1_contract_controller').default['json']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contract/v1_contract_controller').default['json']>>>
    }
  }
  'v1.openapi.yaml': {
    methods: ["GET","HEAD"]
    pattern: '/v1/openapi.yaml'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contract/v1_contract_controller').default['yaml']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contract/v1_contract_controller').default['yaml']>>>
    }
  }
  'admin.dashboard': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/dashboard'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/dashboards/admin_dashboard_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/dashboards/admin_dashboard_controller').default['show']>>>
    }
  }
  'admin.packages.free.index': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/free-package'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['index']>>>
    }
  }
  'admin.packages.free.export': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/free-package/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['export']>>>
    }
  }
  'admin.packages.free.create': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/free-package/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['create']>>>
    }
  }
  'admin.packages.free.store': {
    methods: ["POST"]
    pattern: '/portal/admin/free-package/create'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/packages/package_validators').savePackageValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/billing/packages/package_validators').savePackageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.packages.free.edit': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/free-package/edit/:PackageId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { PackageId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['edit']>>>
    }
  }
  'admin.packages.free.update': {
    methods: ["POST"]
    pattern: '/portal/admin/free-package/edit/:PackageId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/packages/package_validators').savePackageValidator)>>
      paramsTuple: [ParamValue]
      params: { PackageId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/packages/package_validators').savePackageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.packages.free.destroy': {
    methods: ["DELETE"]
    pattern: '/portal/admin/free-package/edit/:PackageId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { PackageId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['destroy']>>>
    }
  }
  'admin.packages.free.status': {
    methods: ["POST"]
    pattern: '/portal/admin/free-package/status/:PackageId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/packages/package_validators').packageStatusValidator)>>
      paramsTuple: [ParamValue]
      params: { PackageId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/packages/package_validators').packageStatusValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['changeStatus']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['changeStatus']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.packages.basic.index': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/packages'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['index']>>>
    }
  }
  'admin.packages.basic.export': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/packages/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['export']>>>
    }
  }
  'admin.packages.basic.create': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/packages/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['create']>>>
    }
  }
  'admin.packages.basic.store': {
    methods: ["POST"]
    pattern: '/portal/admin/packages/create'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/packages/package_validators').savePackageValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/billing/packages/package_validators').savePackageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.packages.basic.edit': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/packages/edit/:PackageId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { PackageId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['edit']>>>
    }
  }
  'admin.packages.basic.update': {
    methods: ["POST"]
    pattern: '/portal/admin/packages/edit/:PackageId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/packages/package_validators').savePackageValidator)>>
      paramsTuple: [ParamValue]
      params: { PackageId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/packages/package_validators').savePackageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.packages.basic.destroy': {
    methods: ["DELETE"]
    pattern: '/portal/admin/packages/edit/:PackageId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { PackageId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['destroy']>>>
    }
  }
  'admin.packages.basic.status': {
    methods: ["POST"]
    pattern: '/portal/admin/packages/status/:PackageId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/packages/package_validators').packageStatusValidator)>>
      paramsTuple: [ParamValue]
      params: { PackageId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/packages/package_validators').packageStatusValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['changeStatus']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['changeStatus']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.packages.additional_talk_time.index': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/additional-talk-time-pack'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['index']>>>
    }
  }
  'admin.packages.additional_talk_time.export': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/additional-talk-time-pack/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['export']>>>
    }
  }
  'admin.packages.additional_talk_time.create': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/additional-talk-time-pack/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['create']>>>
    }
  }
  'admin.packages.additional_talk_time.store': {
    methods: ["POST"]
    pattern: '/portal/admin/additional-talk-time-pack/create'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/packages/package_validators').savePackageValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/billing/packages/package_validators').savePackageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.packages.additional_talk_time.edit': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/additional-talk-time-pack/edit/:PackageId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { PackageId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['edit']>>>
    }
  }
  'admin.packages.additional_talk_time.update': {
    methods: ["POST"]
    pattern: '/portal/admin/additional-talk-time-pack/edit/:PackageId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/packages/package_validators').savePackageValidator)>>
      paramsTuple: [ParamValue]
      params: { PackageId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/packages/package_validators').savePackageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.packages.additional_talk_time.destroy': {
    methods: ["DELETE"]
    pattern: '/portal/admin/additional-talk-time-pack/edit/:PackageId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { PackageId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['destroy']>>>
    }
  }
  'admin.packages.additional_talk_time.status': {
    methods: ["POST"]
    pattern: '/portal/admin/additional-talk-time-pack/status/:PackageId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/packages/package_validators').packageStatusValidator)>>
      paramsTuple: [ParamValue]
      params: { PackageId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/packages/package_validators').packageStatusValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['changeStatus']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['changeStatus']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.packages.pay_as_you_go.index': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/pay-as-you-go'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['index']>>>
    }
  }
  'admin.packages.pay_as_you_go.export': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/pay-as-you-go/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['export']>>>
    }
  }
  'admin.packages.pay_as_you_go.create': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/pay-as-you-go/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['create']>>>
    }
  }
  'admin.packages.pay_as_you_go.store': {
    methods: ["POST"]
    pattern: '/portal/admin/pay-as-you-go/create'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/packages/package_validators').savePackageValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/billing/packages/package_validators').savePackageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.packages.pay_as_you_go.edit': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/pay-as-you-go/edit/:PackageId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { PackageId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['edit']>>>
    }
  }
  'admin.packages.pay_as_you_go.update': {
    methods: ["POST"]
    pattern: '/portal/admin/pay-as-you-go/edit/:PackageId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/packages/package_validators').savePackageValidator)>>
      paramsTuple: [ParamValue]
      params: { PackageId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/packages/package_validators').savePackageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.packages.pay_as_you_go.destroy': {
    methods: ["DELETE"]
    pattern: '/portal/admin/pay-as-you-go/edit/:PackageId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { PackageId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['destroy']>>>
    }
  }
  'admin.packages.pay_as_you_go.status': {
    methods: ["POST"]
    pattern: '/portal/admin/pay-as-you-go/status/:PackageId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/packages/package_validators').packageStatusValidator)>>
      paramsTuple: [ParamValue]
      params: { PackageId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/packages/package_validators').packageStatusValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['changeStatus']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/packages_controller').default['changeStatus']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.currencies.index': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/currencies'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/currencies/currencies_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/currencies/currencies_controller').default['index']>>>
    }
  }
  'admin.currencies.export': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/currencies/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/currencies/currencies_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/currencies/currencies_controller').default['export']>>>
    }
  }
  'admin.currencies.create': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/currencies/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/currencies/currencies_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/currencies/currencies_controller').default['create']>>>
    }
  }
  'admin.currencies.store': {
    methods: ["POST"]
    pattern: '/portal/admin/currencies/create'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/currencies/currency_validators').createCurrencyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/billing/currencies/currency_validators').createCurrencyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/currencies/currencies_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/currencies/currencies_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.currencies.edit': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/currencies/edit/:currencyId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { currencyId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/currencies/currencies_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/currencies/currencies_controller').default['edit']>>>
    }
  }
  'admin.currencies.update': {
    methods: ["POST"]
    pattern: '/portal/admin/currencies/edit/:currencyId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/currencies/currency_validators').replaceCurrencyValidator)>>
      paramsTuple: [ParamValue]
      params: { currencyId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/currencies/currency_validators').replaceCurrencyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/currencies/currencies_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/currencies/currencies_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.currencies.destroy': {
    methods: ["DELETE"]
    pattern: '/portal/admin/currencies/edit/:currencyId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { currencyId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/currencies/currencies_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/currencies/currencies_controller').default['destroy']>>>
    }
  }
  'admin.currencies.base': {
    methods: ["POST"]
    pattern: '/portal/admin/currencies/base/:currencyId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { currencyId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/currencies/currencies_controller').default['makeBase']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/currencies/currencies_controller').default['makeBase']>>>
    }
  }
  'admin.uploads.latest': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/skills/upload-status/latest'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/latest_uploads_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/latest_uploads_controller').default['index']>>>
    }
  }
  'admin.uploads.count': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/skills/upload-status/latest/count'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/latest_uploads_controller').default['count']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/latest_uploads_controller').default['count']>>>
    }
  }
  'admin.skills.index': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/skills'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/skills_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/skills_controller').default['index']>>>
    }
  }
  'admin.skills.export': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/skills/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/skills_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/skills_controller').default['export']>>>
    }
  }
  'admin.skills.bulk': {
    methods: ["POST"]
    pattern: '/portal/admin/skills/bulk'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/bulk_skills_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/bulk_skills_controller').default['store']>>>
    }
  }
  'admin.skills.create': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/skills/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/skills_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/skills_controller').default['create']>>>
    }
  }
  'admin.skills.store': {
    methods: ["POST"]
    pattern: '/portal/admin/skills/create'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/catalogue/skills/skill_validators').createSkillValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/catalogue/skills/skill_validators').createSkillValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/skills_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/skills_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.skills.edit': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/skills/edit/:SkillId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { SkillId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/skills_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/skills_controller').default['edit']>>>
    }
  }
  'admin.skills.update': {
    methods: ["POST"]
    pattern: '/portal/admin/skills/edit/:SkillId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/catalogue/skills/skill_validators').replaceSkillValidator)>>
      paramsTuple: [ParamValue]
      params: { SkillId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/catalogue/skills/skill_validators').replaceSkillValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/skills_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/skills_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.skills.destroy': {
    methods: ["DELETE"]
    pattern: '/portal/admin/skills/edit/:SkillId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { SkillId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/skills_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/skills_controller').default['destroy']>>>
    }
  }
  'admin.skills.history': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/skills/history/:SkillId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { SkillId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/skill_history_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/skill_history_controller').default['index']>>>
    }
  }
  'admin.skills.merge': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/skills/merge/:SkillId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { SkillId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/skill_merges_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/skill_merges_controller').default['create']>>>
    }
  }
  'admin.skills.merge.store': {
    methods: ["POST"]
    pattern: '/portal/admin/skills/merge/:SkillId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/catalogue/skills/skill_validators').mergeSkillValidator)>>
      paramsTuple: [ParamValue]
      params: { SkillId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/catalogue/skills/skill_validators').mergeSkillValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/skill_merges_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/skill_merges_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.skills.relations.edit': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/skills/skill-update-with-related-skills/:SkillId/:RelationId?'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { SkillId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/skill_with_relations_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/skill_with_relations_controller').default['edit']>>>
    }
  }
  'admin.skills.relations.update': {
    methods: ["POST"]
    pattern: '/portal/admin/skills/skill-update-with-related-skills/:SkillId/:RelationId?'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/catalogue/skills/skill_with_relations_validator').skillWithRelationsValidator)>>
      paramsTuple: [ParamValue]
      params: { SkillId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/catalogue/skills/skill_with_relations_validator').skillWithRelationsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/skill_with_relations_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/skill_with_relations_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.relations.edit': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/skills/skill-relation-edit/:SkillRelationId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { SkillRelationId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/relations/skill_relations_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/relations/skill_relations_controller').default['edit']>>>
    }
  }
  'admin.relations.update': {
    methods: ["POST"]
    pattern: '/portal/admin/skills/skill-relation-edit/:SkillRelationId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/catalogue/relations/relation_validators').replaceRelationValidator)>>
      paramsTuple: [ParamValue]
      params: { SkillRelationId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/catalogue/relations/relation_validators').replaceRelationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/relations/skill_relations_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/relations/skill_relations_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.relations.destroy': {
    methods: ["DELETE"]
    pattern: '/portal/admin/skills/skill-relation-edit/:SkillRelationId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { SkillRelationId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/relations/skill_relations_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/relations/skill_relations_controller').default['destroy']>>>
    }
  }
  'admin.relations.index': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/skill-relations'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/relations/skill_relations_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/relations/skill_relations_controller').default['index']>>>
    }
  }
  'admin.relations.export': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/skill-relations/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/relations/skill_relations_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/relations/skill_relations_controller').default['export']>>>
    }
  }
  'admin.relations.bulk': {
    methods: ["POST"]
    pattern: '/portal/admin/skill-relations/bulk'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/relations/bulk_relations_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/relations/bulk_relations_controller').default['destroy']>>>
    }
  }
  'admin.synonyms.index': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/synonyms'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['index']>>>
    }
  }
  'admin.synonyms.export': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/synonyms/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['export']>>>
    }
  }
  'admin.synonyms.create': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/synonyms/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['create']>>>
    }
  }
  'admin.synonyms.store': {
    methods: ["POST"]
    pattern: '/portal/admin/synonyms/create'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/catalogue/synonyms/synonym_validators').createSynonymValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/catalogue/synonyms/synonym_validators').createSynonymValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.synonyms.edit': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/synonyms/edit/:synonymId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { synonymId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['edit']>>>
    }
  }
  'admin.synonyms.update': {
    methods: ["POST"]
    pattern: '/portal/admin/synonyms/edit/:synonymId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/catalogue/synonyms/synonym_validators').replaceSynonymValidator)>>
      paramsTuple: [ParamValue]
      params: { synonymId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/catalogue/synonyms/synonym_validators').replaceSynonymValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.synonyms.destroy': {
    methods: ["DELETE"]
    pattern: '/portal/admin/synonyms/edit/:synonymId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { synonymId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['destroy']>>>
    }
  }
  'admin.uploads.index': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/skills/upload-status'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['index']>>>
    }
  }
  'admin.uploads.create': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/skills/upload-status/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['create']>>>
    }
  }
  'admin.uploads.example': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/skills/upload-status/example/:kind'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { kind: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_files_controller').default['example']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_files_controller').default['example']>>>
    }
  }
  'admin.uploads.start': {
    methods: ["POST"]
    pattern: '/portal/admin/skills/upload-status/start'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/imports/upload_validators').startValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/imports/upload_validators').startValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['start']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['start']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.uploads.show': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/skills/upload-status/:UploadId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { UploadId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['show']>>>
    }
  }
  'admin.uploads.columns.edit': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/skills/upload-status/:UploadId/columns'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { UploadId: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/imports/upload_validators').columnsQueryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_columns_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_columns_controller').default['edit']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.uploads.columns.update': {
    methods: ["POST"]
    pattern: '/portal/admin/skills/upload-status/:UploadId/columns'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/imports/upload_validators').columnsValidator)>>
      paramsTuple: [ParamValue]
      params: { UploadId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/imports/upload_validators').columnsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_columns_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_columns_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.uploads.columns.check': {
    methods: ["POST"]
    pattern: '/portal/admin/skills/upload-status/:UploadId/columns/check'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/imports/upload_validators').columnsValidator)>>
      paramsTuple: [ParamValue]
      params: { UploadId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/imports/upload_validators').columnsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_columns_controller').default['check']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_columns_controller').default['check']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.uploads.fixes.edit': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/skills/upload-status/:UploadId/fix'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { UploadId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_fixes_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_fixes_controller').default['edit']>>>
    }
  }
  'admin.uploads.fixes.update': {
    methods: ["POST"]
    pattern: '/portal/admin/skills/upload-status/:UploadId/fix'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/imports/upload_validators').fixesValidator)>>
      paramsTuple: [ParamValue]
      params: { UploadId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/imports/upload_validators').fixesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_fixes_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_fixes_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.uploads.causes': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/skills/upload-status/:UploadId/causes'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { UploadId: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/imports/upload_validators').causeQueryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_causes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_causes_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.uploads.run': {
    methods: ["POST"]
    pattern: '/portal/admin/skills/upload-status/:UploadId/run'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { UploadId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['run']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['run']>>>
    }
  }
  'admin.uploads.cancel': {
    methods: ["POST"]
    pattern: '/portal/admin/skills/upload-status/:UploadId/cancel'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { UploadId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['cancel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['cancel']>>>
    }
  }
  'admin.uploads.retry': {
    methods: ["POST"]
    pattern: '/portal/admin/skills/upload-status/:UploadId/retry'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/imports/upload_validators').retryValidator)>>
      paramsTuple: [ParamValue]
      params: { UploadId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/imports/upload_validators').retryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['retry']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['retry']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.uploads.undo': {
    methods: ["POST"]
    pattern: '/portal/admin/skills/upload-status/:UploadId/undo'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { UploadId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['undo']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['undo']>>>
    }
  }
  'admin.uploads.rejected': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/skills/upload-status/:UploadId/rejected'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { UploadId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_files_controller').default['rejected']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_files_controller').default['rejected']>>>
    }
  }
  'admin.uploads.data': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/skills/upload-status/:UploadId/data'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { UploadId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_files_controller').default['data']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_files_controller').default['data']>>>
    }
  }
  'admin.categories.index': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/categories'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/categories/categories_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/categories/categories_controller').default['index']>>>
    }
  }
  'admin.categories.export': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/categories/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/categories/categories_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/categories/categories_controller').default['export']>>>
    }
  }
  'admin.categories.create': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/categories/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/categories/categories_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/categories/categories_controller').default['create']>>>
    }
  }
  'admin.categories.store': {
    methods: ["POST"]
    pattern: '/portal/admin/categories/create'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/catalogue/categories/category_validators').createCategoryValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/catalogue/categories/category_validators').createCategoryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/categories/categories_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/categories/categories_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.categories.edit': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/categories/edit/:categoryId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { categoryId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/categories/categories_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/categories/categories_controller').default['edit']>>>
    }
  }
  'admin.categories.update': {
    methods: ["POST"]
    pattern: '/portal/admin/categories/edit/:categoryId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/catalogue/categories/category_validators').replaceCategoryValidator)>>
      paramsTuple: [ParamValue]
      params: { categoryId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/catalogue/categories/category_validators').replaceCategoryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/categories/categories_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/categories/categories_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.categories.destroy': {
    methods: ["DELETE"]
    pattern: '/portal/admin/categories/edit/:categoryId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { categoryId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/categories/categories_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/categories/categories_controller').default['destroy']>>>
    }
  }
  'admin.categories.merge': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/categories/merge/:categoryId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { categoryId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/categories/category_merges_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/categories/category_merges_controller').default['create']>>>
    }
  }
  'admin.categories.merge.store': {
    methods: ["POST"]
    pattern: '/portal/admin/categories/merge/:categoryId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/catalogue/categories/category_validators').mergeCategoryValidator)>>
      paramsTuple: [ParamValue]
      params: { categoryId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/catalogue/categories/category_validators').mergeCategoryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/categories/category_merges_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/categories/category_merges_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.setup.edit': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/default-setup'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/setup/default_setup_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/setup/default_setup_controller').default['edit']>>>
    }
  }
  'admin.setup.update': {
    methods: ["POST"]
    pattern: '/portal/admin/default-setup'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/setup/setup_validators').replaceSetupValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/billing/setup/setup_validators').replaceSetupValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/setup/default_setup_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/setup/default_setup_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.seller.edit': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/invoice-data'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/documents/seller/seller_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/documents/seller/seller_controller').default['edit']>>>
    }
  }
  'admin.seller.update': {
    methods: ["POST"]
    pattern: '/portal/admin/invoice-data'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/documents/seller/seller_validators').replaceSellerValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/billing/documents/seller/seller_validators').replaceSellerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/documents/seller/seller_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/documents/seller/seller_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.searches.index': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/clients/search-history'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/search/playground/client_searches_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/search/playground/client_searches_controller').default['index']>>>
    }
  }
  'admin.searches.export': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/clients/search-history/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/search/playground/client_searches_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/search/playground/client_searches_controller').default['export']>>>
    }
  }
  'admin.searches.pack': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/clients/play-ground-history/:FreePackUniqueId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { FreePackUniqueId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/search/playground/package_searches_controller').default['forStaff']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/search/playground/package_searches_controller').default['forStaff']>>>
    }
  }
  'admin.searches.pack.export': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/clients/play-ground-history/:FreePackUniqueId/export'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { FreePackUniqueId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/search/playground/package_searches_controller').default['exportForStaff']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/search/playground/package_searches_controller').default['exportForStaff']>>>
    }
  }
  'admin.client_packages.edit': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/clients/packages/:ClientId/:UserPackUniqueId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { ClientId: ParamValue; UserPackUniqueId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/client_packages/client_package_settings_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/client_packages/client_package_settings_controller').default['edit']>>>
    }
  }
  'admin.client_packages.update': {
    methods: ["POST"]
    pattern: '/portal/admin/clients/packages/:ClientId/:UserPackUniqueId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/client_packages/client_package_validators').clientPackageValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { ClientId: ParamValue; UserPackUniqueId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/client_packages/client_package_validators').clientPackageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/client_packages/client_package_settings_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/client_packages/client_package_settings_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.client_packages.refund': {
    methods: ["POST"]
    pattern: '/portal/admin/clients/packages/:ClientId/:UserPackUniqueId/refund'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/client_packages/client_package_validators').refundFormValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { ClientId: ParamValue; UserPackUniqueId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/client_packages/client_package_validators').refundFormValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/client_packages/call_refunds_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/client_packages/call_refunds_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.sales.index': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/sales-history'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/sales/sales_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/sales/sales_controller').default['index']>>>
    }
  }
  'admin.sales.export': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/sales-history/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/sales/sales_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/sales/sales_controller').default['export']>>>
    }
  }
  'admin.sales.bulk': {
    methods: ["POST"]
    pattern: '/portal/admin/sales-history/bulk'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/sales/activation_validators').bulkPaymentValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/billing/sales/activation_validators').bulkPaymentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/sales/bulk_sales_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/sales/bulk_sales_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.sales.show': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/sales-history/:SaleId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { SaleId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/sales/sales_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/sales/sales_controller').default['show']>>>
    }
  }
  'admin.sales.receipt': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/sales-history/:SaleId/receipt.pdf'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { SaleId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/sales/sales_controller').default['receipt']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/sales/sales_controller').default['receipt']>>>
    }
  }
  'admin.sales.pay': {
    methods: ["POST"]
    pattern: '/portal/admin/sales-history/:SaleId/pay'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/sales/activation_validators').paymentValidator)>>
      paramsTuple: [ParamValue]
      params: { SaleId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/sales/activation_validators').paymentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/sales/sales_controller').default['pay']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/sales/sales_controller').default['pay']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.sales.release': {
    methods: ["POST"]
    pattern: '/portal/admin/sales-history/:SaleId/release'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/sales/activation_validators').paymentStepValidator)>>
      paramsTuple: [ParamValue]
      params: { SaleId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/sales/activation_validators').paymentStepValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/sales/sales_controller').default['release']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/sales/sales_controller').default['release']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.sales.waive': {
    methods: ["POST"]
    pattern: '/portal/admin/sales-history/:SaleId/waive'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/sales/activation_validators').paymentStepValidator)>>
      paramsTuple: [ParamValue]
      params: { SaleId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/sales/activation_validators').paymentStepValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/sales/sales_controller').default['waive']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/sales/sales_controller').default['waive']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.sales.void': {
    methods: ["POST"]
    pattern: '/portal/admin/sales-history/:SaleId/void'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/sales/activation_validators').paymentStepValidator)>>
      paramsTuple: [ParamValue]
      params: { SaleId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/sales/activation_validators').paymentStepValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/sales/sales_controller').default['void']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/sales/sales_controller').default['void']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.client_purchases.index': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/clients/packages/:ClientId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { ClientId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/sales/client_purchases_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/sales/client_purchases_controller').default['index']>>>
    }
  }
  'admin.client_purchases.store': {
    methods: ["POST"]
    pattern: '/portal/admin/clients/packages/:ClientId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/sales/activation_validators').assignmentFormValidator)>>
      paramsTuple: [ParamValue]
      params: { ClientId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/sales/activation_validators').assignmentFormValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/sales/client_purchases_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/sales/client_purchases_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.documents.export': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/invoices/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/documents/list/documents_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/documents/list/documents_controller').default['export']>>>
    }
  }
  'admin.documents.index': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/invoices'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/documents/list/documents_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/documents/list/documents_controller').default['index']>>>
    }
  }
  'admin.documents.show': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/invoices/:DocumentId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { DocumentId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/documents/list/documents_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/documents/list/documents_controller').default['show']>>>
    }
  }
  'admin.documents.pdf': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/invoices/:DocumentId/invoice.pdf'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { DocumentId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/documents/list/documents_controller').default['pdf']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/documents/list/documents_controller').default['pdf']>>>
    }
  }
  'admin.documents.cii': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/invoices/:DocumentId/cii.xml'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { DocumentId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/documents/list/documents_controller').default['cii']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/documents/list/documents_controller').default['cii']>>>
    }
  }
  'admin.documents.ubl': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/invoices/:DocumentId/ubl.xml'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { DocumentId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/documents/list/documents_controller').default['ubl']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/documents/list/documents_controller').default['ubl']>>>
    }
  }
  'admin.documents.credit': {
    methods: ["POST"]
    pattern: '/portal/admin/invoices/:DocumentId/credit'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/documents/credit/credit_validators').creditFormValidator)>>
      paramsTuple: [ParamValue]
      params: { DocumentId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/documents/credit/credit_validators').creditFormValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/documents/list/documents_controller').default['credit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/documents/list/documents_controller').default['credit']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.refunds.index': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/refunds'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/documents/credit/refunds_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/documents/credit/refunds_controller').default['index']>>>
    }
  }
  'admin.refunds.done': {
    methods: ["POST"]
    pattern: '/portal/admin/refunds/:RefundId/done'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/documents/credit/credit_validators').refundValidator)>>
      paramsTuple: [ParamValue]
      params: { RefundId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/documents/credit/credit_validators').refundValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/documents/credit/refunds_controller').default['done']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/documents/credit/refunds_controller').default['done']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.refunds.stripe': {
    methods: ["POST"]
    pattern: '/portal/admin/refunds/:RefundId/stripe'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { RefundId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/payments/stripe_refunds_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/payments/stripe_refunds_controller').default['store']>>>
    }
  }
  'admin.notice_choices.edit': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/notifications/settings'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/notice_choices_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/notice_choices_controller').default['edit']>>>
    }
  }
  'admin.notice_choices.update': {
    methods: ["POST"]
    pattern: '/portal/admin/notifications/settings'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/notifications/notification_validators').noticeChoicesValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/notifications/notification_validators').noticeChoicesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/notice_choices_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/notice_choices_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.notifications.index': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/notifications'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/notifications_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/notifications_controller').default['index']>>>
    }
  }
  'admin.notifications.live': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/notifications/live'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/live_notices_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/live_notices_controller').default['show']>>>
    }
  }
  'admin.notifications.mark_all': {
    methods: ["POST"]
    pattern: '/portal/admin/notifications/mark-all-read'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/notifications_controller').default['markAllRead']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/notifications_controller').default['markAllRead']>>>
    }
  }
  'admin.notifications.bulk': {
    methods: ["POST"]
    pattern: '/portal/admin/notifications/bulk'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/bulk_notifications_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/bulk_notifications_controller').default['update']>>>
    }
  }
  'admin.notifications.update': {
    methods: ["POST"]
    pattern: '/portal/admin/notifications/:NotificationId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/notifications/notification_validators').markValidator)>>
      paramsTuple: [ParamValue]
      params: { NotificationId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/notifications/notification_validators').markValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/notifications_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/notifications_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.clients.index': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/clients'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/clients_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/clients_controller').default['index']>>>
    }
  }
  'admin.clients.export': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/clients/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/clients_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/clients_controller').default['export']>>>
    }
  }
  'admin.clients.bulk': {
    methods: ["POST"]
    pattern: '/portal/admin/clients/bulk'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/client_validators').bulkClientsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/clients/client_validators').bulkClientsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/bulk_clients_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/bulk_clients_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.clients.create': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/clients/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/clients_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/clients_controller').default['create']>>>
    }
  }
  'admin.clients.store': {
    methods: ["POST"]
    pattern: '/portal/admin/clients/create'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/client_validators').createClientFormValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/clients/client_validators').createClientFormValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/clients_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/clients_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.clients.edit': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/clients/edit/:ClientId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { ClientId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/clients_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/clients_controller').default['edit']>>>
    }
  }
  'admin.clients.update': {
    methods: ["POST"]
    pattern: '/portal/admin/clients/edit/:ClientId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/client_validators').replaceClientValidator)>>
      paramsTuple: [ParamValue]
      params: { ClientId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/clients/client_validators').replaceClientValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/clients_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/clients_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.clients.status': {
    methods: ["POST"]
    pattern: '/portal/admin/clients/edit/:ClientId/status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/client_validators').clientStatusValidator)>>
      paramsTuple: [ParamValue]
      params: { ClientId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/clients/client_validators').clientStatusValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/clients_controller').default['changeStatus']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/clients_controller').default['changeStatus']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.clients.people.create': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/clients/edit/:ClientId/people/create'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { ClientId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/people/people_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/people/people_controller').default['create']>>>
    }
  }
  'admin.clients.people.store': {
    methods: ["POST"]
    pattern: '/portal/admin/clients/edit/:ClientId/people/create'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/people/person_validators').invitePersonValidator)>>
      paramsTuple: [ParamValue]
      params: { ClientId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/clients/people/person_validators').invitePersonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/people/people_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/people/people_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.clients.people.status': {
    methods: ["POST"]
    pattern: '/portal/admin/clients/edit/:ClientId/people/:UserId/status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/people/person_validators').personStatusValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { ClientId: ParamValue; UserId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/clients/people/person_validators').personStatusValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/people/people_controller').default['changeStatus']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/people/people_controller').default['changeStatus']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.clients.people.owner': {
    methods: ["POST"]
    pattern: '/portal/admin/clients/edit/:ClientId/people/:UserId/owner'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/people/person_validators').personOwnerValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { ClientId: ParamValue; UserId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/clients/people/person_validators').personOwnerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/people/people_controller').default['changeOwnership']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/people/people_controller').default['changeOwnership']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.clients.people.resend': {
    methods: ["POST"]
    pattern: '/portal/admin/clients/edit/:ClientId/people/:UserId/invitation'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { ClientId: ParamValue; UserId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/people/people_controller').default['resend']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/people/people_controller').default['resend']>>>
    }
  }
  'admin.clients.people.ask_removal': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/clients/edit/:ClientId/people/:UserId/remove'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { ClientId: ParamValue; UserId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/people/people_controller').default['askRemoval']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/people/people_controller').default['askRemoval']>>>
    }
  }
  'admin.clients.people.destroy': {
    methods: ["POST"]
    pattern: '/portal/admin/clients/edit/:ClientId/people/:UserId/remove'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/people/person_validators').removePersonValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { ClientId: ParamValue; UserId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/clients/people/person_validators').removePersonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/people/people_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/people/people_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.clients.people.two_factor': {
    methods: ["POST"]
    pattern: '/portal/admin/clients/edit/:ClientId/people/:UserId/two-factor'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { ClientId: ParamValue; UserId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/people/people_controller').default['resetTwoFactor']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/people/people_controller').default['resetTwoFactor']>>>
    }
  }
  'admin.staff.index': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/sub-admins'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/staff/staff_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/staff/staff_controller').default['index']>>>
    }
  }
  'admin.staff.export': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/sub-admins/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/staff/staff_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/staff/staff_controller').default['export']>>>
    }
  }
  'admin.staff.bulk': {
    methods: ["POST"]
    pattern: '/portal/admin/sub-admins/bulk'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/staff/bulk_staff_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/staff/bulk_staff_controller').default['update']>>>
    }
  }
  'admin.staff.create': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/sub-admins/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/staff/staff_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/staff/staff_controller').default['create']>>>
    }
  }
  'admin.staff.store': {
    methods: ["POST"]
    pattern: '/portal/admin/sub-admins/create'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/staff/staff_validators').inviteStaffValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/staff/staff_validators').inviteStaffValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/staff/staff_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/staff/staff_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.staff.edit': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/sub-admins/edit/:SubAdminId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { SubAdminId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/staff/staff_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/staff/staff_controller').default['edit']>>>
    }
  }
  'admin.staff.update': {
    methods: ["POST"]
    pattern: '/portal/admin/sub-admins/edit/:SubAdminId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/staff/staff_validators').staffFormValidator)>>
      paramsTuple: [ParamValue]
      params: { SubAdminId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/staff/staff_validators').staffFormValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/staff/staff_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/staff/staff_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.staff.status': {
    methods: ["POST"]
    pattern: '/portal/admin/sub-admins/edit/:SubAdminId/status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/staff/staff_validators').staffStatusValidator)>>
      paramsTuple: [ParamValue]
      params: { SubAdminId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/staff/staff_validators').staffStatusValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/staff/staff_controller').default['changeStatus']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/staff/staff_controller').default['changeStatus']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.staff.two_factor': {
    methods: ["POST"]
    pattern: '/portal/admin/sub-admins/edit/:SubAdminId/two-factor'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { SubAdminId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/staff/staff_controller').default['resetTwoFactor']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/staff/staff_controller').default['resetTwoFactor']>>>
    }
  }
  'admin.staff.resend': {
    methods: ["POST"]
    pattern: '/portal/admin/sub-admins/edit/:SubAdminId/invitation'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { SubAdminId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/staff/staff_controller').default['resend']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/staff/staff_controller').default['resend']>>>
    }
  }
  'admin.audit_log': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/audit-log'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/audit/audit_log_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/audit/audit_log_controller').default['index']>>>
    }
  }
  'admin.audit_log.export': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/audit-log/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/audit/audit_log_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/audit/audit_log_controller').default['export']>>>
    }
  }
  'admin.profile.show': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/profile'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/profile/profile_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/profile/profile_controller').default['show']>>>
    }
  }
  'admin.profile.update': {
    methods: ["POST"]
    pattern: '/portal/admin/profile'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/auth_validators').profileValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/auth_validators').profileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/profile/profile_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/profile/profile_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.profile.appearance': {
    methods: ["POST"]
    pattern: '/portal/admin/profile/appearance'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/appearance_controller').default['save']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/appearance_controller').default['save']>>>
    }
  }
  'admin.profile.password': {
    methods: ["POST"]
    pattern: '/portal/admin/profile/password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/auth_validators').changePasswordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/auth_validators').changePasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/profile/profile_controller').default['changePassword']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/profile/profile_controller').default['changePassword']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.profile.sessions': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/profile/sessions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/profile/own_sessions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/profile/own_sessions_controller').default['index']>>>
    }
  }
  'admin.profile.sessions.end_others': {
    methods: ["POST"]
    pattern: '/portal/admin/profile/sessions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/profile/own_sessions_controller').default['endOthers']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/profile/own_sessions_controller').default['endOthers']>>>
    }
  }
  'admin.profile.sessions.end': {
    methods: ["DELETE"]
    pattern: '/portal/admin/profile/sessions/:SessionId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { SessionId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/profile/own_sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/profile/own_sessions_controller').default['destroy']>>>
    }
  }
  'admin.profile.data': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/profile/personal-data'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/personal_data/personal_data_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/personal_data/personal_data_controller').default['show']>>>
    }
  }
  'admin.profile.data.download': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/profile/personal-data/download.json'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/personal_data/personal_data_controller').default['download']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/personal_data/personal_data_controller').default['download']>>>
    }
  }
  'admin.profile.data.delete': {
    methods: ["DELETE"]
    pattern: '/portal/admin/profile/personal-data'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/auth_validators').deleteAccountValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/auth_validators').deleteAccountValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/personal_data/personal_data_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/personal_data/personal_data_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.search': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/search'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shell/search_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shell/search_controller').default['index']>>>
    }
  }
  'admin.views.store': {
    methods: ["POST"]
    pattern: '/portal/admin/views'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/saved_views/saved_view_validators').viewValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/saved_views/saved_view_validators').viewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/saved_views/saved_views_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/saved_views/saved_views_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.views.update': {
    methods: ["POST"]
    pattern: '/portal/admin/views/:ViewId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/saved_views/saved_view_validators').viewNameValidator)>>
      paramsTuple: [ParamValue]
      params: { ViewId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/saved_views/saved_view_validators').viewNameValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/saved_views/saved_views_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/saved_views/saved_views_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.views.destroy': {
    methods: ["DELETE"]
    pattern: '/portal/admin/views/:ViewId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { ViewId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/saved_views/saved_views_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/saved_views/saved_views_controller').default['destroy']>>>
    }
  }
  'admin.contact_messages.index': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/contact-messages'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/contact_messages_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/contact_messages_controller').default['index']>>>
    }
  }
  'admin.contact_messages.show': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/contact-messages/:MessageId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { MessageId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/contact_messages_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/contact_messages_controller').default['show']>>>
    }
  }
  'admin.contact_messages.update': {
    methods: ["POST"]
    pattern: '/portal/admin/contact-messages/:MessageId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/site/contact_validators').contactStatusValidator)>>
      paramsTuple: [ParamValue]
      params: { MessageId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/site/contact_validators').contactStatusValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/contact_messages_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/contact_messages_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.webhooks.index': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/webhooks'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/webhooks_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/webhooks_controller').default['index']>>>
    }
  }
  'admin.webhooks.create': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/webhooks/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/webhooks_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/webhooks_controller').default['create']>>>
    }
  }
  'admin.webhooks.store': {
    methods: ["POST"]
    pattern: '/portal/admin/webhooks/create'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/webhooks/webhook_validators').createWebhookValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/webhooks/webhook_validators').createWebhookValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/webhooks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/webhooks_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.webhooks.show': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/webhooks/:WebhookId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { WebhookId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/webhooks_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/webhooks_controller').default['show']>>>
    }
  }
  'admin.webhooks.destroy': {
    methods: ["DELETE"]
    pattern: '/portal/admin/webhooks/:WebhookId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { WebhookId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/webhooks_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/webhooks_controller').default['destroy']>>>
    }
  }
  'admin.webhooks.edit': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/webhooks/:WebhookId/edit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { WebhookId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/webhooks_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/webhooks_controller').default['edit']>>>
    }
  }
  'admin.webhooks.update': {
    methods: ["POST"]
    pattern: '/portal/admin/webhooks/:WebhookId/edit'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/webhooks/webhook_validators').replaceWebhookValidator)>>
      paramsTuple: [ParamValue]
      params: { WebhookId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/webhooks/webhook_validators').replaceWebhookValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/webhooks_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/webhooks_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.webhooks.status': {
    methods: ["POST"]
    pattern: '/portal/admin/webhooks/:WebhookId/status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/webhooks/webhook_validators').webhookStatusValidator)>>
      paramsTuple: [ParamValue]
      params: { WebhookId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/webhooks/webhook_validators').webhookStatusValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/webhooks_controller').default['changeStatus']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/webhooks_controller').default['changeStatus']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.webhooks.secret': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/webhooks/:WebhookId/secret'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { WebhookId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/webhook_secrets_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/webhook_secrets_controller').default['show']>>>
    }
  }
  'admin.webhooks.secret.reveal': {
    methods: ["POST"]
    pattern: '/portal/admin/webhooks/:WebhookId/secret'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { WebhookId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/webhook_secrets_controller').default['reveal']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/webhook_secrets_controller').default['reveal']>>>
    }
  }
  'admin.webhooks.secret.rotate': {
    methods: ["POST"]
    pattern: '/portal/admin/webhooks/:WebhookId/rotate-secret'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/webhooks/webhook_validators').rotateSecretValidator)>>
      paramsTuple: [ParamValue]
      params: { WebhookId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/webhooks/webhook_validators').rotateSecretValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/webhook_secrets_controller').default['rotate']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/webhook_secrets_controller').default['rotate']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.webhooks.test': {
    methods: ["POST"]
    pattern: '/portal/admin/webhooks/:WebhookId/test'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { WebhookId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/webhook_deliveries_controller').default['test']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/webhook_deliveries_controller').default['test']>>>
    }
  }
  'admin.webhooks.deliveries.replay': {
    methods: ["POST"]
    pattern: '/portal/admin/webhooks/:WebhookId/deliveries/:DeliveryId/replay'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { WebhookId: ParamValue; DeliveryId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/webhook_deliveries_controller').default['replay']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/webhook_deliveries_controller').default['replay']>>>
    }
  }
  'admin.unknown': {
    methods: ["GET","HEAD"]
    pattern: '/portal/admin/*'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { '*': ParamValue[] }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.uploads.store': {
    methods: ["POST"]
    pattern: '/portal/admin/skills/upload-status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/imports/upload_validators').uploadFormValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/imports/upload_validators').uploadFormValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partner.dashboard': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/dashboard'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/dashboards/partner_dashboard_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/dashboards/partner_dashboard_controller').default['show']>>>
    }
  }
  'partner.playground': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/playground'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'partner.playground.history': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/playground/search-history'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/search/playground/search_history_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/search/playground/search_history_controller').default['index']>>>
    }
  }
  'partner.playground.history.export': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/playground/search-history/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/search/playground/search_history_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/search/playground/search_history_controller').default['export']>>>
    }
  }
  'partner.packages.searches': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/all-activated-packages/:UserPackUniqueId/search-history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { UserPackUniqueId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/search/playground/package_searches_controller').default['ofClient']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/search/playground/package_searches_controller').default['ofClient']>>>
    }
  }
  'partner.packages.searches.export': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/all-activated-packages/:UserPackUniqueId/search-history/export'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { UserPackUniqueId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/search/playground/package_searches_controller').default['exportOfClient']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/search/playground/package_searches_controller').default['exportOfClient']>>>
    }
  }
  'partner.documentation': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/Documentation'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/documentation/documentation_controller').default['partner']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documentation/documentation_controller').default['partner']>>>
    }
  }
  'partner.documentation.chapter': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/Documentation/:chapter'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { chapter: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/documentation/documentation_controller').default['partner']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documentation/documentation_controller').default['partner']>>>
    }
  }
  'partner.purchases.offers': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/packages-list'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/sales/packages_list_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/sales/packages_list_controller').default['index']>>>
    }
  }
  'partner.purchases.offer': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/packages-list/:PackageId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { PackageId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/sales/packages_list_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/sales/packages_list_controller').default['show']>>>
    }
  }
  'partner.purchases.buy': {
    methods: ["POST"]
    pattern: '/portal/partner/packages-list/:PackageId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/sales/activation_validators').purchaseFormValidator)>>
      paramsTuple: [ParamValue]
      params: { PackageId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/sales/activation_validators').purchaseFormValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/sales/packages_list_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/sales/packages_list_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partner.purchases.index': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/all-activated-packages'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/sales/purchases_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/sales/purchases_controller').default['index']>>>
    }
  }
  'partner.purchases.receipt': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/all-activated-packages/:UserPackUniqueId/receipt'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { UserPackUniqueId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/sales/receipts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/sales/receipts_controller').default['show']>>>
    }
  }
  'partner.purchases.receipt.pdf': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/all-activated-packages/:UserPackUniqueId/receipt.pdf'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { UserPackUniqueId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/sales/receipts_controller').default['download']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/sales/receipts_controller').default['download']>>>
    }
  }
  'partner.checkouts.store': {
    methods: ["POST"]
    pattern: '/portal/partner/sales/:SaleId/checkout'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { SaleId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/payments/checkouts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/payments/checkouts_controller').default['store']>>>
    }
  }
  'partner.checkouts.show': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/checkouts/:CheckoutId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { CheckoutId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/payments/checkouts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/payments/checkouts_controller').default['show']>>>
    }
  }
  'partner.documents.index': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/invoices'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/documents/list/documents_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/documents/list/documents_controller').default['index']>>>
    }
  }
  'partner.documents.show': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/invoices/:DocumentId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { DocumentId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/documents/list/documents_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/documents/list/documents_controller').default['show']>>>
    }
  }
  'partner.documents.pdf': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/invoices/:DocumentId/invoice.pdf'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { DocumentId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/documents/list/documents_controller').default['pdf']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/documents/list/documents_controller').default['pdf']>>>
    }
  }
  'partner.documents.cii': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/invoices/:DocumentId/cii.xml'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { DocumentId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/documents/list/documents_controller').default['cii']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/documents/list/documents_controller').default['cii']>>>
    }
  }
  'partner.documents.ubl': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/invoices/:DocumentId/ubl.xml'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { DocumentId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/documents/list/documents_controller').default['ubl']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/documents/list/documents_controller').default['ubl']>>>
    }
  }
  'partner.billing.show': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/billing'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/own/billing_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/own/billing_controller').default['show']>>>
    }
  }
  'partner.billing.edit': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/billing/edit'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/own/billing_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/own/billing_controller').default['edit']>>>
    }
  }
  'partner.billing.update': {
    methods: ["POST"]
    pattern: '/portal/partner/billing/edit'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/client_validators').replaceOwnClientValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/clients/client_validators').replaceOwnClientValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/own/billing_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/own/billing_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partner.billing.spending': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/billing/spending'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/account/spending_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/account/spending_controller').default['show']>>>
    }
  }
  'partner.api_keys.index': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/api-keys'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/api_keys/api_keys_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/api_keys/api_keys_controller').default['index']>>>
    }
  }
  'partner.api_keys.create': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/api-keys/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/api_keys/api_keys_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/api_keys/api_keys_controller').default['create']>>>
    }
  }
  'partner.api_keys.store': {
    methods: ["POST"]
    pattern: '/portal/partner/api-keys/create'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/api_keys/key_validators').createKeyFormValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/api_keys/key_validators').createKeyFormValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/api_keys/api_keys_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/api_keys/api_keys_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partner.api_keys.edit': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/api-keys/edit/:ApiKeyId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { ApiKeyId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/api_keys/api_keys_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/api_keys/api_keys_controller').default['edit']>>>
    }
  }
  'partner.api_keys.update': {
    methods: ["POST"]
    pattern: '/portal/partner/api-keys/edit/:ApiKeyId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/api_keys/key_validators').replaceKeyValidator)>>
      paramsTuple: [ParamValue]
      params: { ApiKeyId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/api_keys/key_validators').replaceKeyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/api_keys/api_keys_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/api_keys/api_keys_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partner.api_keys.destroy': {
    methods: ["DELETE"]
    pattern: '/portal/partner/api-keys/edit/:ApiKeyId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { ApiKeyId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/api_keys/api_keys_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/api_keys/api_keys_controller').default['destroy']>>>
    }
  }
  'partner.api_keys.ask_rotation': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/api-keys/rotate/:ApiKeyId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { ApiKeyId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/api_keys/api_keys_controller').default['askRotation']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/api_keys/api_keys_controller').default['askRotation']>>>
    }
  }
  'partner.api_keys.rotate': {
    methods: ["POST"]
    pattern: '/portal/partner/api-keys/rotate/:ApiKeyId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/api_keys/key_validators').rotateKeyFormValidator)>>
      paramsTuple: [ParamValue]
      params: { ApiKeyId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/api_keys/key_validators').rotateKeyFormValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/api_keys/api_keys_controller').default['rotate']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/api_keys/api_keys_controller').default['rotate']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partner.colleagues.index': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/colleagues'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/people/people_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/people/people_controller').default['index']>>>
    }
  }
  'partner.colleagues.create': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/colleagues/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/people/people_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/people/people_controller').default['create']>>>
    }
  }
  'partner.colleagues.store': {
    methods: ["POST"]
    pattern: '/portal/partner/colleagues/create'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/people/person_validators').invitePersonValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/clients/people/person_validators').invitePersonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/people/people_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/people/people_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partner.colleagues.status': {
    methods: ["POST"]
    pattern: '/portal/partner/colleagues/:UserId/status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/people/person_validators').personStatusValidator)>>
      paramsTuple: [ParamValue]
      params: { UserId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/clients/people/person_validators').personStatusValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/people/people_controller').default['changeStatus']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/people/people_controller').default['changeStatus']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partner.colleagues.owner': {
    methods: ["POST"]
    pattern: '/portal/partner/colleagues/:UserId/owner'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/people/person_validators').personOwnerValidator)>>
      paramsTuple: [ParamValue]
      params: { UserId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/clients/people/person_validators').personOwnerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/people/people_controller').default['changeOwnership']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/people/people_controller').default['changeOwnership']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partner.colleagues.resend': {
    methods: ["POST"]
    pattern: '/portal/partner/colleagues/:UserId/invitation'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { UserId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/people/people_controller').default['resend']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/people/people_controller').default['resend']>>>
    }
  }
  'partner.colleagues.ask_removal': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/colleagues/:UserId/remove'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { UserId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/people/people_controller').default['askRemoval']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/people/people_controller').default['askRemoval']>>>
    }
  }
  'partner.colleagues.destroy': {
    methods: ["POST"]
    pattern: '/portal/partner/colleagues/:UserId/remove'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/people/person_validators').removePersonValidator)>>
      paramsTuple: [ParamValue]
      params: { UserId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/clients/people/person_validators').removePersonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/people/people_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/people/people_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partner.webhooks.index': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/webhooks'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/webhooks_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/webhooks_controller').default['index']>>>
    }
  }
  'partner.webhooks.create': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/webhooks/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/webhooks_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/webhooks_controller').default['create']>>>
    }
  }
  'partner.webhooks.store': {
    methods: ["POST"]
    pattern: '/portal/partner/webhooks/create'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/webhooks/webhook_validators').createWebhookValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/webhooks/webhook_validators').createWebhookValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/webhooks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/webhooks_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partner.webhooks.show': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/webhooks/:WebhookId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { WebhookId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/webhooks_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/webhooks_controller').default['show']>>>
    }
  }
  'partner.webhooks.destroy': {
    methods: ["DELETE"]
    pattern: '/portal/partner/webhooks/:WebhookId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { WebhookId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/webhooks_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/webhooks_controller').default['destroy']>>>
    }
  }
  'partner.webhooks.edit': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/webhooks/:WebhookId/edit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { WebhookId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/webhooks_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/webhooks_controller').default['edit']>>>
    }
  }
  'partner.webhooks.update': {
    methods: ["POST"]
    pattern: '/portal/partner/webhooks/:WebhookId/edit'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/webhooks/webhook_validators').replaceWebhookValidator)>>
      paramsTuple: [ParamValue]
      params: { WebhookId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/webhooks/webhook_validators').replaceWebhookValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/webhooks_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/webhooks_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partner.webhooks.status': {
    methods: ["POST"]
    pattern: '/portal/partner/webhooks/:WebhookId/status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/webhooks/webhook_validators').webhookStatusValidator)>>
      paramsTuple: [ParamValue]
      params: { WebhookId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/webhooks/webhook_validators').webhookStatusValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/webhooks_controller').default['changeStatus']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/webhooks_controller').default['changeStatus']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partner.webhooks.secret': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/webhooks/:WebhookId/secret'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { WebhookId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/webhook_secrets_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/webhook_secrets_controller').default['show']>>>
    }
  }
  'partner.webhooks.secret.reveal': {
    methods: ["POST"]
    pattern: '/portal/partner/webhooks/:WebhookId/secret'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { WebhookId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/webhook_secrets_controller').default['reveal']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/webhook_secrets_controller').default['reveal']>>>
    }
  }
  'partner.webhooks.secret.rotate': {
    methods: ["POST"]
    pattern: '/portal/partner/webhooks/:WebhookId/rotate-secret'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/webhooks/webhook_validators').rotateSecretValidator)>>
      paramsTuple: [ParamValue]
      params: { WebhookId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/webhooks/webhook_validators').rotateSecretValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/webhook_secrets_controller').default['rotate']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/webhook_secrets_controller').default['rotate']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partner.webhooks.test': {
    methods: ["POST"]
    pattern: '/portal/partner/webhooks/:WebhookId/test'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { WebhookId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/webhook_deliveries_controller').default['test']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/webhook_deliveries_controller').default['test']>>>
    }
  }
  'partner.webhooks.deliveries.replay': {
    methods: ["POST"]
    pattern: '/portal/partner/webhooks/:WebhookId/deliveries/:DeliveryId/replay'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { WebhookId: ParamValue; DeliveryId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/webhook_deliveries_controller').default['replay']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/webhook_deliveries_controller').default['replay']>>>
    }
  }
  'partner.notifications.index': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/notifications'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/notifications_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/notifications_controller').default['index']>>>
    }
  }
  'partner.notifications.live': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/notifications/live'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/live_notices_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/live_notices_controller').default['show']>>>
    }
  }
  'partner.notifications.mark_all': {
    methods: ["POST"]
    pattern: '/portal/partner/notifications/mark-all-read'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/notifications_controller').default['markAllRead']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/notifications_controller').default['markAllRead']>>>
    }
  }
  'partner.notifications.bulk': {
    methods: ["POST"]
    pattern: '/portal/partner/notifications/bulk'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/bulk_notifications_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/bulk_notifications_controller').default['update']>>>
    }
  }
  'partner.notifications.update': {
    methods: ["POST"]
    pattern: '/portal/partner/notifications/:NotificationId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/notifications/notification_validators').markValidator)>>
      paramsTuple: [ParamValue]
      params: { NotificationId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/notifications/notification_validators').markValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/notifications_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/notifications_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partner.profile.show': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/profile'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/profile/profile_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/profile/profile_controller').default['show']>>>
    }
  }
  'partner.profile.update': {
    methods: ["POST"]
    pattern: '/portal/partner/profile'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/auth_validators').profileValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/auth_validators').profileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/profile/profile_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/profile/profile_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partner.profile.appearance': {
    methods: ["POST"]
    pattern: '/portal/partner/profile/appearance'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/appearance_controller').default['save']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/appearance_controller').default['save']>>>
    }
  }
  'partner.profile.password': {
    methods: ["POST"]
    pattern: '/portal/partner/profile/password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/auth_validators').changePasswordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/auth_validators').changePasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/profile/profile_controller').default['changePassword']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/profile/profile_controller').default['changePassword']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partner.profile.sessions': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/profile/sessions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/profile/own_sessions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/profile/own_sessions_controller').default['index']>>>
    }
  }
  'partner.profile.sessions.end_others': {
    methods: ["POST"]
    pattern: '/portal/partner/profile/sessions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/profile/own_sessions_controller').default['endOthers']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/profile/own_sessions_controller').default['endOthers']>>>
    }
  }
  'partner.profile.sessions.end': {
    methods: ["DELETE"]
    pattern: '/portal/partner/profile/sessions/:SessionId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { SessionId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/profile/own_sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/profile/own_sessions_controller').default['destroy']>>>
    }
  }
  'partner.profile.data': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/profile/personal-data'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/personal_data/personal_data_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/personal_data/personal_data_controller').default['show']>>>
    }
  }
  'partner.profile.data.download': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/profile/personal-data/download.json'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/personal_data/personal_data_controller').default['download']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/personal_data/personal_data_controller').default['download']>>>
    }
  }
  'partner.profile.data.delete': {
    methods: ["DELETE"]
    pattern: '/portal/partner/profile/personal-data'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/auth_validators').deleteAccountValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/auth_validators').deleteAccountValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/personal_data/personal_data_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/personal_data/personal_data_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partner.search': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/search'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shell/search_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shell/search_controller').default['index']>>>
    }
  }
  'partner.views.store': {
    methods: ["POST"]
    pattern: '/portal/partner/views'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/saved_views/saved_view_validators').viewValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/saved_views/saved_view_validators').viewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/saved_views/saved_views_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/saved_views/saved_views_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partner.views.update': {
    methods: ["POST"]
    pattern: '/portal/partner/views/:ViewId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/saved_views/saved_view_validators').viewNameValidator)>>
      paramsTuple: [ParamValue]
      params: { ViewId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/saved_views/saved_view_validators').viewNameValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/saved_views/saved_views_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/saved_views/saved_views_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partner.views.destroy': {
    methods: ["DELETE"]
    pattern: '/portal/partner/views/:ViewId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { ViewId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/saved_views/saved_views_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/saved_views/saved_views_controller').default['destroy']>>>
    }
  }
  'partner.unknown': {
    methods: ["GET","HEAD"]
    pattern: '/portal/partner/*'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { '*': ParamValue[] }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'company.dashboard': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/dashboard'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/dashboards/company_dashboard_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/dashboards/company_dashboard_controller').default['show']>>>
    }
  }
  'company.playground': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/skills/playground'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'company.skills.index': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/skills'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/skills_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/skills_controller').default['index']>>>
    }
  }
  'company.skills.export': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/skills/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/skills_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/skills_controller').default['export']>>>
    }
  }
  'company.skills.bulk': {
    methods: ["POST"]
    pattern: '/portal/companyUser/skills/bulk'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/bulk_skills_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/bulk_skills_controller').default['store']>>>
    }
  }
  'company.skills.create': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/skills/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/skills_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/skills_controller').default['create']>>>
    }
  }
  'company.skills.store': {
    methods: ["POST"]
    pattern: '/portal/companyUser/skills/create'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/catalogue/skills/skill_validators').createSkillValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/catalogue/skills/skill_validators').createSkillValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/skills_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/skills_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company.skills.edit': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/skills/edit/:SkillId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { SkillId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/skills_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/skills_controller').default['edit']>>>
    }
  }
  'company.skills.update': {
    methods: ["POST"]
    pattern: '/portal/companyUser/skills/edit/:SkillId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/catalogue/skills/skill_validators').replaceSkillValidator)>>
      paramsTuple: [ParamValue]
      params: { SkillId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/catalogue/skills/skill_validators').replaceSkillValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/skills_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/skills_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company.skills.destroy': {
    methods: ["DELETE"]
    pattern: '/portal/companyUser/skills/edit/:SkillId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { SkillId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/skills_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/skills_controller').default['destroy']>>>
    }
  }
  'company.skills.history': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/skills/history/:SkillId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { SkillId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/skill_history_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/skill_history_controller').default['index']>>>
    }
  }
  'company.skills.merge': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/skills/merge/:SkillId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { SkillId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/skill_merges_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/skill_merges_controller').default['create']>>>
    }
  }
  'company.skills.merge.store': {
    methods: ["POST"]
    pattern: '/portal/companyUser/skills/merge/:SkillId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/catalogue/skills/skill_validators').mergeSkillValidator)>>
      paramsTuple: [ParamValue]
      params: { SkillId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/catalogue/skills/skill_validators').mergeSkillValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/skill_merges_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/skill_merges_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company.skills.relations.edit': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/skills/skill-update-with-related-skills/:SkillId/:RelationId?'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { SkillId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/skill_with_relations_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/skill_with_relations_controller').default['edit']>>>
    }
  }
  'company.skills.relations.update': {
    methods: ["POST"]
    pattern: '/portal/companyUser/skills/skill-update-with-related-skills/:SkillId/:RelationId?'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/catalogue/skills/skill_with_relations_validator').skillWithRelationsValidator)>>
      paramsTuple: [ParamValue]
      params: { SkillId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/catalogue/skills/skill_with_relations_validator').skillWithRelationsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/skill_with_relations_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/skill_with_relations_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company.relations.edit': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/skills/skill-relation-edit/:SkillRelationId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { SkillRelationId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/relations/skill_relations_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/relations/skill_relations_controller').default['edit']>>>
    }
  }
  'company.relations.update': {
    methods: ["POST"]
    pattern: '/portal/companyUser/skills/skill-relation-edit/:SkillRelationId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/catalogue/relations/relation_validators').replaceRelationValidator)>>
      paramsTuple: [ParamValue]
      params: { SkillRelationId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/catalogue/relations/relation_validators').replaceRelationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/relations/skill_relations_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/relations/skill_relations_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company.relations.destroy': {
    methods: ["DELETE"]
    pattern: '/portal/companyUser/skills/skill-relation-edit/:SkillRelationId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { SkillRelationId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/relations/skill_relations_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/relations/skill_relations_controller').default['destroy']>>>
    }
  }
  'company.relations.index': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/skill-relations'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/relations/skill_relations_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/relations/skill_relations_controller').default['index']>>>
    }
  }
  'company.relations.export': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/skill-relations/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/relations/skill_relations_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/relations/skill_relations_controller').default['export']>>>
    }
  }
  'company.relations.bulk': {
    methods: ["POST"]
    pattern: '/portal/companyUser/skill-relations/bulk'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/relations/bulk_relations_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/relations/bulk_relations_controller').default['destroy']>>>
    }
  }
  'company.synonyms.index': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/synonyms'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['index']>>>
    }
  }
  'company.synonyms.export': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/synonyms/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['export']>>>
    }
  }
  'company.synonyms.create': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/synonyms/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['create']>>>
    }
  }
  'company.synonyms.store': {
    methods: ["POST"]
    pattern: '/portal/companyUser/synonyms/create'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/catalogue/synonyms/synonym_validators').createSynonymValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/catalogue/synonyms/synonym_validators').createSynonymValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company.synonyms.edit': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/synonyms/edit/:synonymId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { synonymId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['edit']>>>
    }
  }
  'company.synonyms.update': {
    methods: ["POST"]
    pattern: '/portal/companyUser/synonyms/edit/:synonymId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/catalogue/synonyms/synonym_validators').replaceSynonymValidator)>>
      paramsTuple: [ParamValue]
      params: { synonymId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/catalogue/synonyms/synonym_validators').replaceSynonymValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company.synonyms.destroy': {
    methods: ["DELETE"]
    pattern: '/portal/companyUser/synonyms/edit/:synonymId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { synonymId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['destroy']>>>
    }
  }
  'company.uploads.index': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/skills/upload-status'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['index']>>>
    }
  }
  'company.uploads.create': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/skills/upload-status/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['create']>>>
    }
  }
  'company.uploads.example': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/skills/upload-status/example/:kind'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { kind: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_files_controller').default['example']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_files_controller').default['example']>>>
    }
  }
  'company.uploads.start': {
    methods: ["POST"]
    pattern: '/portal/companyUser/skills/upload-status/start'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/imports/upload_validators').startValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/imports/upload_validators').startValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['start']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['start']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company.uploads.show': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/skills/upload-status/:UploadId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { UploadId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['show']>>>
    }
  }
  'company.uploads.columns.edit': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/skills/upload-status/:UploadId/columns'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { UploadId: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/imports/upload_validators').columnsQueryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_columns_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_columns_controller').default['edit']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company.uploads.columns.update': {
    methods: ["POST"]
    pattern: '/portal/companyUser/skills/upload-status/:UploadId/columns'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/imports/upload_validators').columnsValidator)>>
      paramsTuple: [ParamValue]
      params: { UploadId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/imports/upload_validators').columnsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_columns_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_columns_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company.uploads.columns.check': {
    methods: ["POST"]
    pattern: '/portal/companyUser/skills/upload-status/:UploadId/columns/check'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/imports/upload_validators').columnsValidator)>>
      paramsTuple: [ParamValue]
      params: { UploadId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/imports/upload_validators').columnsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_columns_controller').default['check']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_columns_controller').default['check']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company.uploads.fixes.edit': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/skills/upload-status/:UploadId/fix'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { UploadId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_fixes_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_fixes_controller').default['edit']>>>
    }
  }
  'company.uploads.fixes.update': {
    methods: ["POST"]
    pattern: '/portal/companyUser/skills/upload-status/:UploadId/fix'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/imports/upload_validators').fixesValidator)>>
      paramsTuple: [ParamValue]
      params: { UploadId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/imports/upload_validators').fixesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_fixes_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_fixes_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company.uploads.causes': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/skills/upload-status/:UploadId/causes'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { UploadId: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/imports/upload_validators').causeQueryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_causes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_causes_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company.uploads.run': {
    methods: ["POST"]
    pattern: '/portal/companyUser/skills/upload-status/:UploadId/run'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { UploadId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['run']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['run']>>>
    }
  }
  'company.uploads.cancel': {
    methods: ["POST"]
    pattern: '/portal/companyUser/skills/upload-status/:UploadId/cancel'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { UploadId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['cancel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['cancel']>>>
    }
  }
  'company.uploads.retry': {
    methods: ["POST"]
    pattern: '/portal/companyUser/skills/upload-status/:UploadId/retry'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/imports/upload_validators').retryValidator)>>
      paramsTuple: [ParamValue]
      params: { UploadId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/imports/upload_validators').retryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['retry']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['retry']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company.uploads.undo': {
    methods: ["POST"]
    pattern: '/portal/companyUser/skills/upload-status/:UploadId/undo'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { UploadId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['undo']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['undo']>>>
    }
  }
  'company.uploads.rejected': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/skills/upload-status/:UploadId/rejected'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { UploadId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_files_controller').default['rejected']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_files_controller').default['rejected']>>>
    }
  }
  'company.uploads.data': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/skills/upload-status/:UploadId/data'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { UploadId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_files_controller').default['data']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/upload_files_controller').default['data']>>>
    }
  }
  'company.notifications.index': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/notifications'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/notifications_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/notifications_controller').default['index']>>>
    }
  }
  'company.notifications.live': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/notifications/live'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/live_notices_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/live_notices_controller').default['show']>>>
    }
  }
  'company.notifications.mark_all': {
    methods: ["POST"]
    pattern: '/portal/companyUser/notifications/mark-all-read'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/notifications_controller').default['markAllRead']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/notifications_controller').default['markAllRead']>>>
    }
  }
  'company.notifications.bulk': {
    methods: ["POST"]
    pattern: '/portal/companyUser/notifications/bulk'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/bulk_notifications_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/bulk_notifications_controller').default['update']>>>
    }
  }
  'company.notifications.update': {
    methods: ["POST"]
    pattern: '/portal/companyUser/notifications/:NotificationId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/notifications/notification_validators').markValidator)>>
      paramsTuple: [ParamValue]
      params: { NotificationId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/notifications/notification_validators').markValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/notifications_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/notifications_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company.profile.show': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/profile'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/profile/profile_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/profile/profile_controller').default['show']>>>
    }
  }
  'company.profile.update': {
    methods: ["POST"]
    pattern: '/portal/companyUser/profile'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/auth_validators').profileValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/auth_validators').profileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/profile/profile_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/profile/profile_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company.profile.appearance': {
    methods: ["POST"]
    pattern: '/portal/companyUser/profile/appearance'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/appearance_controller').default['save']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/appearance_controller').default['save']>>>
    }
  }
  'company.profile.password': {
    methods: ["POST"]
    pattern: '/portal/companyUser/profile/password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/auth_validators').changePasswordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/auth_validators').changePasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/profile/profile_controller').default['changePassword']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/profile/profile_controller').default['changePassword']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company.profile.sessions': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/profile/sessions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/profile/own_sessions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/profile/own_sessions_controller').default['index']>>>
    }
  }
  'company.profile.sessions.end_others': {
    methods: ["POST"]
    pattern: '/portal/companyUser/profile/sessions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/profile/own_sessions_controller').default['endOthers']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/profile/own_sessions_controller').default['endOthers']>>>
    }
  }
  'company.profile.sessions.end': {
    methods: ["DELETE"]
    pattern: '/portal/companyUser/profile/sessions/:SessionId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { SessionId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/profile/own_sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/profile/own_sessions_controller').default['destroy']>>>
    }
  }
  'company.profile.data': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/profile/personal-data'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/personal_data/personal_data_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/personal_data/personal_data_controller').default['show']>>>
    }
  }
  'company.profile.data.download': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/profile/personal-data/download.json'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/personal_data/personal_data_controller').default['download']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/personal_data/personal_data_controller').default['download']>>>
    }
  }
  'company.profile.data.delete': {
    methods: ["DELETE"]
    pattern: '/portal/companyUser/profile/personal-data'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/auth_validators').deleteAccountValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/auth_validators').deleteAccountValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/personal_data/personal_data_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/personal_data/personal_data_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company.search': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/search'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shell/search_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shell/search_controller').default['index']>>>
    }
  }
  'company.views.store': {
    methods: ["POST"]
    pattern: '/portal/companyUser/views'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/saved_views/saved_view_validators').viewValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/saved_views/saved_view_validators').viewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/saved_views/saved_views_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/saved_views/saved_views_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company.views.update': {
    methods: ["POST"]
    pattern: '/portal/companyUser/views/:ViewId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/saved_views/saved_view_validators').viewNameValidator)>>
      paramsTuple: [ParamValue]
      params: { ViewId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/saved_views/saved_view_validators').viewNameValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/saved_views/saved_views_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/saved_views/saved_views_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company.views.destroy': {
    methods: ["DELETE"]
    pattern: '/portal/companyUser/views/:ViewId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { ViewId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/saved_views/saved_views_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/saved_views/saved_views_controller').default['destroy']>>>
    }
  }
  'company.unknown': {
    methods: ["GET","HEAD"]
    pattern: '/portal/companyUser/*'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { '*': ParamValue[] }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'company.uploads.store': {
    methods: ["POST"]
    pattern: '/portal/companyUser/skills/upload-status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/imports/upload_validators').uploadFormValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/imports/upload_validators').uploadFormValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/uploads_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/client_packages/v1_usage_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/client_packages/v1_usage_controller').default['show']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/search/playground/v1_search_history_controller').default['paidByFreePackages']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/search/playground/v1_search_history_controller').default['paidByFreePackages']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/search/playground/v1_search_history_controller').default['paidByPackages']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/search/playground/v1_search_history_controller').default['paidByPackages']>>>
    }
  }
  'v1.searches.all': {
    methods: ["GET","HEAD"]
    pattern: '/v1/skills/search-history-view-by-admin'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/search/playground/v1_search_history_controller').default['ofClients']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/search/playground/v1_search_history_controller').default['ofClients']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/search/playground/v1_search_history_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/search/playground/v1_search_history_controller').default['index']>>>
    }
  }
  'v1.client_packages.free_backup': {
    methods: ["PUT","PATCH"]
    pattern: '/v1/packages/user-free-package-backup-update/:id?'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/client_packages/client_package_validators').backupValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/billing/client_packages/client_package_validators').backupValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/client_packages/v1_client_package_settings_controller').default['freeBackup']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/client_packages/v1_client_package_settings_controller').default['freeBackup']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.client_packages.free_res_percentage': {
    methods: ["PUT","PATCH"]
    pattern: '/v1/packages/user-free-package-res-percentage-update/:id?'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/client_packages/client_package_validators').resPercentageValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/billing/client_packages/client_package_validators').resPercentageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/client_packages/v1_client_package_settings_controller').default['freeResPercentage']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/client_packages/v1_client_package_settings_controller').default['freeResPercentage']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.client_packages.backup': {
    methods: ["PUT","PATCH"]
    pattern: '/v1/packages/user-package-backup-update/:id?'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/client_packages/client_package_validators').backupValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/billing/client_packages/client_package_validators').backupValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/client_packages/v1_client_package_settings_controller').default['backup']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/client_packages/v1_client_package_settings_controller').default['backup']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.client_packages.res_percentage': {
    methods: ["PUT","PATCH"]
    pattern: '/v1/packages/user-package-res-percentage-update/:id?'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/client_packages/client_package_validators').resPercentageValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/billing/client_packages/client_package_validators').resPercentageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/client_packages/v1_client_package_settings_controller').default['resPercentage']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/client_packages/v1_client_package_settings_controller').default['resPercentage']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.client_packages.refund': {
    methods: ["POST"]
    pattern: '/v1/packages/user-package-calls-refund/:id?'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/client_packages/client_package_validators').refundValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/billing/client_packages/client_package_validators').refundValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/client_packages/v1_client_package_settings_controller').default['refund']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/client_packages/v1_client_package_settings_controller').default['refund']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.notice_choices.show': {
    methods: ["GET","HEAD"]
    pattern: '/v1/notifications/settings'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/v1_notice_choices_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/v1_notice_choices_controller').default['show']>>>
    }
  }
  'v1.notice_choices.update': {
    methods: ["PATCH"]
    pattern: '/v1/notifications/settings'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/notifications/notification_validators').noticeChoicesValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/notifications/notification_validators').noticeChoicesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/v1_notice_choices_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/v1_notice_choices_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.notifications.index': {
    methods: ["GET","HEAD"]
    pattern: '/v1/notifications'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/v1_notifications_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/v1_notifications_controller').default['index']>>>
    }
  }
  'v1.notifications.mark_all': {
    methods: ["POST"]
    pattern: '/v1/notifications/mark-all-read'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/v1_notifications_controller').default['markAllRead']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/v1_notifications_controller').default['markAllRead']>>>
    }
  }
  'v1.notifications.update': {
    methods: ["PATCH"]
    pattern: '/v1/notifications/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/notifications/notification_validators').markValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/notifications/notification_validators').markValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/v1_notifications_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/v1_notifications_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.skills.index': {
    methods: ["GET","HEAD"]
    pattern: '/v1/skills/list'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/v1_skills_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/v1_skills_controller').default['index']>>>
    }
  }
  'v1.skills.store': {
    methods: ["POST"]
    pattern: '/v1/skills/create'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/catalogue/skills/skill_validators').createSkillValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/catalogue/skills/skill_validators').createSkillValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/v1_skills_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/v1_skills_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.skills.show': {
    methods: ["GET","HEAD"]
    pattern: '/v1/skills/retrieve/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/v1_skills_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/v1_skills_controller').default['show']>>>
    }
  }
  'v1.skills.history': {
    methods: ["GET","HEAD"]
    pattern: '/v1/skills/history/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/v1_skill_history_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/v1_skill_history_controller').default['index']>>>
    }
  }
  'v1.skills.merge.show': {
    methods: ["GET","HEAD"]
    pattern: '/v1/skills/merge/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/catalogue/skills/skill_validators').mergePreviewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/v1_skill_merges_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/v1_skill_merges_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.skills.merge.store': {
    methods: ["POST"]
    pattern: '/v1/skills/merge/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/catalogue/skills/skill_validators').mergeSkillValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/catalogue/skills/skill_validators').mergeSkillValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/v1_skill_merges_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/v1_skill_merges_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.skills.replace': {
    methods: ["PUT"]
    pattern: '/v1/skills/update/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/catalogue/skills/skill_validators').replaceSkillValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/catalogue/skills/skill_validators').replaceSkillValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/v1_skills_controller').default['replace']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/v1_skills_controller').default['replace']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.skills.update': {
    methods: ["PATCH"]
    pattern: '/v1/skills/update/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/catalogue/skills/skill_validators').changeSkillValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/catalogue/skills/skill_validators').changeSkillValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/v1_skills_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/v1_skills_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.skills.destroy': {
    methods: ["DELETE"]
    pattern: '/v1/skills/delete/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/v1_skills_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/v1_skills_controller').default['destroy']>>>
    }
  }
  'v1.skills.export_new': {
    methods: ["GET","HEAD"]
    pattern: '/v1/skills/export-skills-newly-created'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exports/v1_exports_controller').default['newSkills']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exports/v1_exports_controller').default['newSkills']>>>
    }
  }
  'v1.skills.export': {
    methods: ["GET","HEAD"]
    pattern: '/v1/skills/export-skills'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exports/v1_exports_controller').default['skills']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exports/v1_exports_controller').default['skills']>>>
    }
  }
  'v1.relations.of_skill': {
    methods: ["GET","HEAD"]
    pattern: '/v1/skills/skill-with-relations-retrieve/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/v1_skill_with_relations_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/v1_skill_with_relations_controller').default['show']>>>
    }
  }
  'v1.relations.export': {
    methods: ["GET","HEAD"]
    pattern: '/v1/skills/skill-with-relations-retrieve-export/:id?'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exports/v1_exports_controller').default['relations']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exports/v1_exports_controller').default['relations']>>>
    }
  }
  'v1.relations.update_of_skill': {
    methods: ["PUT","PATCH"]
    pattern: '/v1/skills/skill-with-relations-update/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/catalogue/skills/skill_with_relations_validator').skillWithRelationsValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/catalogue/skills/skill_with_relations_validator').skillWithRelationsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/skills/v1_skill_with_relations_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/skills/v1_skill_with_relations_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.relations.destroy': {
    methods: ["DELETE"]
    pattern: '/v1/skills/skill-relation-delete/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/relations/v1_skill_relations_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/relations/v1_skill_relations_controller').default['destroy']>>>
    }
  }
  'v1.relations.index': {
    methods: ["GET","HEAD"]
    pattern: '/v1/skills/skill-relations/list'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/relations/v1_skill_relations_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/relations/v1_skill_relations_controller').default['index']>>>
    }
  }
  'v1.relations.show': {
    methods: ["GET","HEAD"]
    pattern: '/v1/skills/skill-relations/retrieve/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/relations/v1_skill_relations_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/relations/v1_skill_relations_controller').default['show']>>>
    }
  }
  'v1.relations.replace': {
    methods: ["PUT"]
    pattern: '/v1/skills/skill-relations/update/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/catalogue/relations/relation_validators').replaceRelationValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/catalogue/relations/relation_validators').replaceRelationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/relations/v1_skill_relations_controller').default['replace']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/relations/v1_skill_relations_controller').default['replace']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.relations.update': {
    methods: ["PATCH"]
    pattern: '/v1/skills/skill-relations/update/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/catalogue/relations/relation_validators').changeRelationValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/catalogue/relations/relation_validators').changeRelationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/relations/v1_skill_relations_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/relations/v1_skill_relations_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.uploads.import_of_skill': {
    methods: ["POST"]
    pattern: '/v1/skills/skill-based-relations-import/:id?'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/imports/upload_validators').uploadValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/imports/upload_validators').uploadValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/v1_uploads_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/v1_uploads_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.uploads.import': {
    methods: ["POST"]
    pattern: '/v1/skills/skill_relation_bulk_import'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/imports/upload_validators').uploadValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/imports/upload_validators').uploadValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/v1_uploads_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/v1_uploads_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.uploads.index': {
    methods: ["GET","HEAD"]
    pattern: '/v1/skills/file_upload_record_list_view'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/v1_uploads_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/v1_uploads_controller').default['index']>>>
    }
  }
  'v1.uploads.show': {
    methods: ["GET","HEAD"]
    pattern: '/v1/skills/task-status/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/v1_uploads_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/v1_uploads_controller').default['show']>>>
    }
  }
  'v1.uploads.cancel': {
    methods: ["POST"]
    pattern: '/v1/skills/task-cancel/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/v1_uploads_controller').default['cancel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/v1_uploads_controller').default['cancel']>>>
    }
  }
  'v1.uploads.retry': {
    methods: ["POST"]
    pattern: '/v1/skills/task-retry/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/imports/upload_validators').retryValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/imports/upload_validators').retryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/v1_uploads_controller').default['retry']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/v1_uploads_controller').default['retry']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.uploads.undo': {
    methods: ["POST"]
    pattern: '/v1/skills/task-undo/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/v1_uploads_controller').default['undo']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/v1_uploads_controller').default['undo']>>>
    }
  }
  'v1.uploads.successful': {
    methods: ["GET","HEAD"]
    pattern: '/v1/skills/file_upload_successful_data_export/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/v1_upload_files_controller').default['successful']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/v1_upload_files_controller').default['successful']>>>
    }
  }
  'v1.uploads.rejected': {
    methods: ["GET","HEAD"]
    pattern: '/v1/skills/file_upload_rejected_data_export/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/imports/uploads/v1_upload_files_controller').default['rejected']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/imports/uploads/v1_upload_files_controller').default['rejected']>>>
    }
  }
  'v1.categories.index': {
    methods: ["GET","HEAD"]
    pattern: '/v1/categories/list'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/categories/v1_categories_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/categories/v1_categories_controller').default['index']>>>
    }
  }
  'v1.categories.export': {
    methods: ["GET","HEAD"]
    pattern: '/v1/categories/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exports/v1_exports_controller').default['categories']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exports/v1_exports_controller').default['categories']>>>
    }
  }
  'v1.categories.search': {
    methods: ["GET","HEAD"]
    pattern: '/v1/categories/search-auto'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/categories/v1_category_search_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/categories/v1_category_search_controller').default['index']>>>
    }
  }
  'v1.categories.store': {
    methods: ["POST"]
    pattern: '/v1/categories/create'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/catalogue/categories/category_validators').createCategoryValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/catalogue/categories/category_validators').createCategoryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/categories/v1_categories_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/categories/v1_categories_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.categories.edit': {
    methods: ["GET","HEAD"]
    pattern: '/v1/categories/edit/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/categories/v1_categories_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/categories/v1_categories_controller').default['show']>>>
    }
  }
  'v1.categories.replace': {
    methods: ["PUT"]
    pattern: '/v1/categories/update/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/catalogue/categories/category_validators').replaceCategoryValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/catalogue/categories/category_validators').replaceCategoryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/categories/v1_categories_controller').default['replace']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/categories/v1_categories_controller').default['replace']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.categories.update': {
    methods: ["PATCH"]
    pattern: '/v1/categories/update/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/catalogue/categories/category_validators').changeCategoryValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/catalogue/categories/category_validators').changeCategoryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/categories/v1_categories_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/categories/v1_categories_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.categories.merge': {
    methods: ["POST"]
    pattern: '/v1/categories/merge/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/catalogue/categories/category_validators').mergeCategoryValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/catalogue/categories/category_validators').mergeCategoryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/categories/v1_category_merges_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/categories/v1_category_merges_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.categories.show': {
    methods: ["GET","HEAD"]
    pattern: '/v1/categories/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/categories/v1_categories_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/categories/v1_categories_controller').default['show']>>>
    }
  }
  'v1.categories.destroy': {
    methods: ["DELETE"]
    pattern: '/v1/categories/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/categories/v1_categories_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/categories/v1_categories_controller').default['destroy']>>>
    }
  }
  'v1.synonyms.index': {
    methods: ["GET","HEAD"]
    pattern: '/v1/synonyms/list'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/v1_synonyms_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/v1_synonyms_controller').default['index']>>>
    }
  }
  'v1.synonyms.export': {
    methods: ["GET","HEAD"]
    pattern: '/v1/synonyms/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exports/v1_exports_controller').default['synonyms']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exports/v1_exports_controller').default['synonyms']>>>
    }
  }
  'v1.synonyms.store': {
    methods: ["POST"]
    pattern: '/v1/synonyms/create'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/catalogue/synonyms/synonym_validators').createSynonymValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/catalogue/synonyms/synonym_validators').createSynonymValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/v1_synonyms_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/v1_synonyms_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.synonyms.replace': {
    methods: ["PUT"]
    pattern: '/v1/synonyms/update/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/catalogue/synonyms/synonym_validators').replaceSynonymValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/catalogue/synonyms/synonym_validators').replaceSynonymValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/v1_synonyms_controller').default['replace']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/v1_synonyms_controller').default['replace']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.synonyms.update': {
    methods: ["PATCH"]
    pattern: '/v1/synonyms/update/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/catalogue/synonyms/synonym_validators').changeSynonymValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/catalogue/synonyms/synonym_validators').changeSynonymValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/v1_synonyms_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/v1_synonyms_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.synonyms.show': {
    methods: ["GET","HEAD"]
    pattern: '/v1/synonyms/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/v1_synonyms_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/v1_synonyms_controller').default['show']>>>
    }
  }
  'v1.synonyms.destroy': {
    methods: ["DELETE"]
    pattern: '/v1/synonyms/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/v1_synonyms_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/v1_synonyms_controller').default['destroy']>>>
    }
  }
  'v1.purchases.activate.basic': {
    methods: ["POST"]
    pattern: '/v1/packages/activate-basic-package'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/sales/v1_activations_controller').default['basic']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/sales/v1_activations_controller').default['basic']>>>
    }
  }
  'v1.purchases.activate.pay_as_you_go': {
    methods: ["POST"]
    pattern: '/v1/packages/activate-pay-as-you-go-package'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/sales/v1_activations_controller').default['payAsYouGo']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/sales/v1_activations_controller').default['payAsYouGo']>>>
    }
  }
  'v1.purchases.activate.additional': {
    methods: ["POST"]
    pattern: '/v1/packages/activate_additional_talk_time_pack'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/sales/v1_activations_controller').default['additional']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/sales/v1_activations_controller').default['additional']>>>
    }
  }
  'v1.purchases.assign.priced': {
    methods: ["POST"]
    pattern: '/v1/packages/admin-assign-priced-pack-to-client'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/sales/v1_activations_controller').default['assignPriced']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/sales/v1_activations_controller').default['assignPriced']>>>
    }
  }
  'v1.purchases.assign.free': {
    methods: ["POST"]
    pattern: '/v1/packages/free_packages/admin-assign-client-free-package'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/sales/v1_activations_controller').default['assignFree']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/sales/v1_activations_controller').default['assignFree']>>>
    }
  }
  'v1.purchases.history': {
    methods: ["GET","HEAD"]
    pattern: '/v1/packages/purchased-packages-history'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/sales/v1_purchases_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/sales/v1_purchases_controller').default['index']>>>
    }
  }
  'v1.purchases.history_of_clients': {
    methods: ["GET","HEAD"]
    pattern: '/v1/packages/admin_user_activated_packages_history_view'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/sales/v1_purchases_controller').default['ofClients']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/sales/v1_purchases_controller').default['ofClients']>>>
    }
  }
  'v1.offers.available': {
    methods: ["GET","HEAD"]
    pattern: '/v1/clients/available-packages-list'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/billing/sales/activation_validators').offersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/sales/v1_purchases_controller').default['available']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/sales/v1_purchases_controller').default['available']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.offers.current': {
    methods: ["GET","HEAD"]
    pattern: '/v1/clients/current-package-details'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/sales/v1_purchases_controller').default['current']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/sales/v1_purchases_controller').default['current']>>>
    }
  }
  'v1.sales.index': {
    methods: ["GET","HEAD"]
    pattern: '/v1/sales/list'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/sales/v1_sales_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/sales/v1_sales_controller').default['index']>>>
    }
  }
  'v1.sales.show': {
    methods: ["GET","HEAD"]
    pattern: '/v1/sales/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/sales/v1_sales_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/sales/v1_sales_controller').default['show']>>>
    }
  }
  'v1.sales.pay': {
    methods: ["POST"]
    pattern: '/v1/sales/:id/pay'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/sales/activation_validators').paymentValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/sales/activation_validators').paymentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/sales/v1_sales_controller').default['pay']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/sales/v1_sales_controller').default['pay']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.sales.release': {
    methods: ["POST"]
    pattern: '/v1/sales/:id/release'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/sales/activation_validators').paymentStepValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/sales/activation_validators').paymentStepValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/sales/v1_sales_controller').default['release']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/sales/v1_sales_controller').default['release']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.sales.waive': {
    methods: ["POST"]
    pattern: '/v1/sales/:id/waive'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/sales/activation_validators').paymentStepValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/sales/activation_validators').paymentStepValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/sales/v1_sales_controller').default['waive']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/sales/v1_sales_controller').default['waive']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.sales.void': {
    methods: ["POST"]
    pattern: '/v1/sales/:id/void'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/sales/activation_validators').paymentStepValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/sales/activation_validators').paymentStepValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/sales/v1_sales_controller').default['void']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/sales/v1_sales_controller').default['void']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.checkouts.store': {
    methods: ["POST"]
    pattern: '/v1/sales/:id/checkout'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/payments/v1_checkouts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/payments/v1_checkouts_controller').default['store']>>>
    }
  }
  'v1.documents.index': {
    methods: ["GET","HEAD"]
    pattern: '/v1/billing/documents/list'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/documents/list/v1_documents_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/documents/list/v1_documents_controller').default['index']>>>
    }
  }
  'v1.documents.show': {
    methods: ["GET","HEAD"]
    pattern: '/v1/billing/documents/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/documents/list/v1_documents_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/documents/list/v1_documents_controller').default['show']>>>
    }
  }
  'v1.documents.pdf': {
    methods: ["GET","HEAD"]
    pattern: '/v1/billing/documents/:id/pdf'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/documents/list/v1_documents_controller').default['pdf']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/documents/list/v1_documents_controller').default['pdf']>>>
    }
  }
  'v1.documents.cii': {
    methods: ["GET","HEAD"]
    pattern: '/v1/billing/documents/:id/cii'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/documents/list/v1_documents_controller').default['cii']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/documents/list/v1_documents_controller').default['cii']>>>
    }
  }
  'v1.documents.ubl': {
    methods: ["GET","HEAD"]
    pattern: '/v1/billing/documents/:id/ubl'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/documents/list/v1_documents_controller').default['ubl']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/documents/list/v1_documents_controller').default['ubl']>>>
    }
  }
  'v1.documents.credit': {
    methods: ["POST"]
    pattern: '/v1/billing/documents/:id/credit'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/documents/credit/credit_validators').creditValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/documents/credit/credit_validators').creditValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/documents/list/v1_documents_controller').default['credit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/documents/list/v1_documents_controller').default['credit']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.refunds.index': {
    methods: ["GET","HEAD"]
    pattern: '/v1/billing/refunds/list'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/documents/credit/v1_refunds_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/documents/credit/v1_refunds_controller').default['index']>>>
    }
  }
  'v1.refunds.done': {
    methods: ["POST"]
    pattern: '/v1/billing/refunds/:id/done'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/documents/credit/credit_validators').refundValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/documents/credit/credit_validators').refundValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/documents/credit/v1_refunds_controller').default['done']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/documents/credit/v1_refunds_controller').default['done']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.refunds.stripe': {
    methods: ["POST"]
    pattern: '/v1/billing/refunds/:id/stripe'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/payments/v1_stripe_refunds_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/payments/v1_stripe_refunds_controller').default['store']>>>
    }
  }
  'v1.billing.account': {
    methods: ["GET","HEAD"]
    pattern: '/v1/billing/account'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/account/v1_account_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/account/v1_account_controller').default['show']>>>
    }
  }
  'v1.billing.payments': {
    methods: ["GET","HEAD"]
    pattern: '/v1/billing/payments'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/account/v1_account_controller').default['payments']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/account/v1_account_controller').default['payments']>>>
    }
  }
  'v1.billing.spending': {
    methods: ["GET","HEAD"]
    pattern: '/v1/billing/spending'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/account/v1_spending_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/account/v1_spending_controller').default['show']>>>
    }
  }
  'v1.packages.free.index': {
    methods: ["GET","HEAD"]
    pattern: '/v1/packages/free_packages/list'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['index']>>>
    }
  }
  'v1.packages.free.store': {
    methods: ["POST"]
    pattern: '/v1/packages/free_packages/create'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/packages/package_validators').savePackageValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/billing/packages/package_validators').savePackageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.packages.free.edit': {
    methods: ["GET","HEAD"]
    pattern: '/v1/packages/free_packages/edit/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['show']>>>
    }
  }
  'v1.packages.free.replace': {
    methods: ["PUT"]
    pattern: '/v1/packages/free_packages/update/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/packages/package_validators').savePackageValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/packages/package_validators').savePackageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['replace']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['replace']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.packages.free.update': {
    methods: ["PATCH"]
    pattern: '/v1/packages/free_packages/update/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/packages/package_validators').changePackageValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/packages/package_validators').changePackageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.packages.free.show': {
    methods: ["GET","HEAD"]
    pattern: '/v1/packages/free_packages/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['show']>>>
    }
  }
  'v1.packages.free.destroy': {
    methods: ["DELETE"]
    pattern: '/v1/packages/free_packages/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['destroy']>>>
    }
  }
  'v1.packages.basic.index': {
    methods: ["GET","HEAD"]
    pattern: '/v1/packages/basic_packages/list'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['index']>>>
    }
  }
  'v1.packages.basic.store': {
    methods: ["POST"]
    pattern: '/v1/packages/basic_packages/create'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/packages/package_validators').savePackageValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/billing/packages/package_validators').savePackageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.packages.basic.edit': {
    methods: ["GET","HEAD"]
    pattern: '/v1/packages/basic_packages/edit/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['show']>>>
    }
  }
  'v1.packages.basic.replace': {
    methods: ["PUT"]
    pattern: '/v1/packages/basic_packages/update/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/packages/package_validators').savePackageValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/packages/package_validators').savePackageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['replace']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['replace']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.packages.basic.update': {
    methods: ["PATCH"]
    pattern: '/v1/packages/basic_packages/update/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/packages/package_validators').changePackageValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/packages/package_validators').changePackageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.packages.basic.show': {
    methods: ["GET","HEAD"]
    pattern: '/v1/packages/basic_packages/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['show']>>>
    }
  }
  'v1.packages.basic.destroy': {
    methods: ["DELETE"]
    pattern: '/v1/packages/basic_packages/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['destroy']>>>
    }
  }
  'v1.packages.additional_talk_time.index': {
    methods: ["GET","HEAD"]
    pattern: '/v1/packages/additional_talk_time_packs/list'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['index']>>>
    }
  }
  'v1.packages.additional_talk_time.store': {
    methods: ["POST"]
    pattern: '/v1/packages/additional_talk_time_packs/create'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/packages/package_validators').savePackageValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/billing/packages/package_validators').savePackageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.packages.additional_talk_time.edit': {
    methods: ["GET","HEAD"]
    pattern: '/v1/packages/additional_talk_time_packs/edit/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['show']>>>
    }
  }
  'v1.packages.additional_talk_time.replace': {
    methods: ["PUT"]
    pattern: '/v1/packages/additional_talk_time_packs/update/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/packages/package_validators').savePackageValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/packages/package_validators').savePackageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['replace']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['replace']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.packages.additional_talk_time.update': {
    methods: ["PATCH"]
    pattern: '/v1/packages/additional_talk_time_packs/update/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/packages/package_validators').changePackageValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/packages/package_validators').changePackageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.packages.additional_talk_time.show': {
    methods: ["GET","HEAD"]
    pattern: '/v1/packages/additional_talk_time_packs/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['show']>>>
    }
  }
  'v1.packages.additional_talk_time.destroy': {
    methods: ["DELETE"]
    pattern: '/v1/packages/additional_talk_time_packs/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['destroy']>>>
    }
  }
  'v1.packages.pay_as_you_go.index': {
    methods: ["GET","HEAD"]
    pattern: '/v1/packages/pay_as_you_go_package/list'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['index']>>>
    }
  }
  'v1.packages.pay_as_you_go.store': {
    methods: ["POST"]
    pattern: '/v1/packages/pay_as_you_go_package/create'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/packages/package_validators').savePackageValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/billing/packages/package_validators').savePackageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.packages.pay_as_you_go.edit': {
    methods: ["GET","HEAD"]
    pattern: '/v1/packages/pay_as_you_go_package/edit/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['show']>>>
    }
  }
  'v1.packages.pay_as_you_go.replace': {
    methods: ["PUT"]
    pattern: '/v1/packages/pay_as_you_go_package/update/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/packages/package_validators').savePackageValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/packages/package_validators').savePackageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['replace']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['replace']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.packages.pay_as_you_go.update': {
    methods: ["PATCH"]
    pattern: '/v1/packages/pay_as_you_go_package/update/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/packages/package_validators').changePackageValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/packages/package_validators').changePackageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.packages.pay_as_you_go.show': {
    methods: ["GET","HEAD"]
    pattern: '/v1/packages/pay_as_you_go_package/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['show']>>>
    }
  }
  'v1.packages.pay_as_you_go.destroy': {
    methods: ["DELETE"]
    pattern: '/v1/packages/pay_as_you_go_package/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/packages/v1_packages_controller').default['destroy']>>>
    }
  }
  'v1.currencies.index': {
    methods: ["GET","HEAD"]
    pattern: '/v1/currencies/list'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/currencies/v1_currencies_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/currencies/v1_currencies_controller').default['index']>>>
    }
  }
  'v1.currencies.store': {
    methods: ["POST"]
    pattern: '/v1/currencies/create'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/currencies/currency_validators').createCurrencyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/billing/currencies/currency_validators').createCurrencyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/currencies/v1_currencies_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/currencies/v1_currencies_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.currencies.edit': {
    methods: ["GET","HEAD"]
    pattern: '/v1/currencies/edit/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/currencies/v1_currencies_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/currencies/v1_currencies_controller').default['show']>>>
    }
  }
  'v1.currencies.replace': {
    methods: ["PUT"]
    pattern: '/v1/currencies/update/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/currencies/currency_validators').replaceCurrencyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/currencies/currency_validators').replaceCurrencyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/currencies/v1_currencies_controller').default['replace']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/currencies/v1_currencies_controller').default['replace']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.currencies.update': {
    methods: ["PATCH"]
    pattern: '/v1/currencies/update/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/currencies/currency_validators').changeCurrencyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/billing/currencies/currency_validators').changeCurrencyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/currencies/v1_currencies_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/currencies/v1_currencies_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.currencies.show': {
    methods: ["GET","HEAD"]
    pattern: '/v1/currencies/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/currencies/v1_currencies_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/currencies/v1_currencies_controller').default['show']>>>
    }
  }
  'v1.currencies.destroy': {
    methods: ["DELETE"]
    pattern: '/v1/currencies/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/currencies/v1_currencies_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/currencies/v1_currencies_controller').default['destroy']>>>
    }
  }
  'v1.setup.show': {
    methods: ["GET","HEAD"]
    pattern: '/v1/default-setup'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/setup/v1_default_setup_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/setup/v1_default_setup_controller').default['show']>>>
    }
  }
  'v1.setup.replace': {
    methods: ["PUT"]
    pattern: '/v1/default-setup'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/setup/setup_validators').replaceSetupValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/billing/setup/setup_validators').replaceSetupValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/setup/v1_default_setup_controller').default['replace']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/setup/v1_default_setup_controller').default['replace']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.setup.update': {
    methods: ["PATCH"]
    pattern: '/v1/default-setup'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/setup/setup_validators').changeSetupValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/billing/setup/setup_validators').changeSetupValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/setup/v1_default_setup_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/setup/v1_default_setup_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.setup.history': {
    methods: ["GET","HEAD"]
    pattern: '/v1/default-setup/history'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/setup/v1_default_setup_controller').default['history']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/setup/v1_default_setup_controller').default['history']>>>
    }
  }
  'v1.seller.show': {
    methods: ["GET","HEAD"]
    pattern: '/v1/invoice-data'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/documents/seller/v1_seller_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/documents/seller/v1_seller_controller').default['show']>>>
    }
  }
  'v1.seller.replace': {
    methods: ["PUT"]
    pattern: '/v1/invoice-data'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/documents/seller/seller_validators').replaceSellerValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/billing/documents/seller/seller_validators').replaceSellerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/documents/seller/v1_seller_controller').default['replace']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/documents/seller/v1_seller_controller').default['replace']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.seller.update': {
    methods: ["PATCH"]
    pattern: '/v1/invoice-data'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/documents/seller/seller_validators').changeSellerValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/billing/documents/seller/seller_validators').changeSellerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/documents/seller/v1_seller_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/documents/seller/v1_seller_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.admin_panel': {
    methods: ["GET","HEAD"]
    pattern: '/v1/admin_panel'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/dashboards/v1_admin_panel_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/dashboards/v1_admin_panel_controller').default['show']>>>
    }
  }
  'v1.search': {
    methods: ["GET","HEAD"]
    pattern: '/v1/skills/playground-search'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/search/playground/v1_playground_search_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/search/playground/v1_playground_search_controller').default['handle']>>>
    }
  }
  'v1.extract': {
    methods: ["POST"]
    pattern: '/v1/skills/extract'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/search/extract/v1_extract_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/search/extract/v1_extract_controller').default['handle']>>>
    }
  }
  'v1.suggestions': {
    methods: ["GET","HEAD"]
    pattern: '/v1/skills/playground-skill-suggestions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/search/playground/playground_validators').suggestionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/search/playground/v1_skill_names_controller').default['suggestions']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/search/playground/v1_skill_names_controller').default['suggestions']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.searchAuto': {
    methods: ["GET","HEAD"]
    pattern: '/v1/skills/search-auto'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/search/playground/playground_validators').suggestionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/search/playground/v1_skill_names_controller').default['suggestions']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/search/playground/v1_skill_names_controller').default['suggestions']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.adminSearch': {
    methods: ["GET","HEAD"]
    pattern: '/v1/skills/admin-search'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/search/playground/playground_validators').adminSearchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/search/playground/v1_skill_names_controller').default['search']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/search/playground/v1_skill_names_controller').default['search']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.lookup': {
    methods: ["POST"]
    pattern: '/v1/skills/lookup'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/search/batch/lookup_validators').lookupValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/search/batch/lookup_validators').lookupValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/search/batch/v1_lookup_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/search/batch/v1_lookup_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.related': {
    methods: ["POST"]
    pattern: '/v1/skills/related'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/search/batch/v1_related_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/search/batch/v1_related_controller').default['handle']>>>
    }
  }
  'v1.changes': {
    methods: ["GET","HEAD"]
    pattern: '/v1/skills/changes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/changes/changes_validators').changesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/changes/v1_changes_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/changes/v1_changes_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.me': {
    methods: ["GET","HEAD"]
    pattern: '/v1/auth/me'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/profile/v1_profile_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/profile/v1_profile_controller').default['show']>>>
    }
  }
  'v1.me.update': {
    methods: ["PATCH"]
    pattern: '/v1/auth/me'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/auth_validators').changeMeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/auth_validators').changeMeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/profile/v1_profile_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/profile/v1_profile_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.clients.index': {
    methods: ["GET","HEAD"]
    pattern: '/v1/clients/list'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/v1_clients_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/v1_clients_controller').default['index']>>>
    }
  }
  'v1.clients.search': {
    methods: ["GET","HEAD"]
    pattern: '/v1/clients/search-auto'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/clients/client_validators').clientSearchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/v1_client_search_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/v1_client_search_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.clients.store': {
    methods: ["POST"]
    pattern: '/v1/clients/create'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/client_validators').createClientValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/clients/client_validators').createClientValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/v1_clients_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/v1_clients_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.clients.edit': {
    methods: ["GET","HEAD"]
    pattern: '/v1/clients/edit/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/v1_clients_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/v1_clients_controller').default['show']>>>
    }
  }
  'v1.clients.replace': {
    methods: ["PUT"]
    pattern: '/v1/clients/update/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/client_validators').replaceClientValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/clients/client_validators').replaceClientValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/v1_clients_controller').default['replace']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/v1_clients_controller').default['replace']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.clients.update': {
    methods: ["PATCH"]
    pattern: '/v1/clients/update/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/client_validators').changeClientValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/clients/client_validators').changeClientValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/v1_clients_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/v1_clients_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.clients.people': {
    methods: ["GET","HEAD"]
    pattern: '/v1/clients/people/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/people/v1_people_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/people/v1_people_controller').default['index']>>>
    }
  }
  'v1.clients.people.store': {
    methods: ["POST"]
    pattern: '/v1/clients/people/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/people/person_validators').invitePersonValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/clients/people/person_validators').invitePersonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/people/v1_people_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/people/v1_people_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.clients.people.update': {
    methods: ["PATCH"]
    pattern: '/v1/clients/people/:id/:person'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/people/person_validators').changePersonValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; person: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/clients/people/person_validators').changePersonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/people/v1_people_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/people/v1_people_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.clients.people.destroy': {
    methods: ["DELETE"]
    pattern: '/v1/clients/people/:id/:person'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/people/person_validators').removePersonValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; person: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/clients/people/person_validators').removePersonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/people/v1_people_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/people/v1_people_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.clients.people.resend': {
    methods: ["POST"]
    pattern: '/v1/clients/people/:id/:person/invitation'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; person: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/people/v1_people_controller').default['resend']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/people/v1_people_controller').default['resend']>>>
    }
  }
  'v1.own_client.show': {
    methods: ["GET","HEAD"]
    pattern: '/v1/clients/self-details'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/own/v1_own_client_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/own/v1_own_client_controller').default['show']>>>
    }
  }
  'v1.own_client.replace': {
    methods: ["PUT"]
    pattern: '/v1/clients/self-details'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/client_validators').replaceOwnClientValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/clients/client_validators').replaceOwnClientValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/own/v1_own_client_controller').default['replace']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/own/v1_own_client_controller').default['replace']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.own_client.update': {
    methods: ["PATCH"]
    pattern: '/v1/clients/self-details'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/client_validators').changeOwnClientValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/clients/client_validators').changeOwnClientValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/own/v1_own_client_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/own/v1_own_client_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.colleagues.index': {
    methods: ["GET","HEAD"]
    pattern: '/v1/clients/colleagues'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/people/v1_people_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/people/v1_people_controller').default['index']>>>
    }
  }
  'v1.colleagues.store': {
    methods: ["POST"]
    pattern: '/v1/clients/colleagues'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/people/person_validators').invitePersonValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/clients/people/person_validators').invitePersonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/people/v1_people_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/people/v1_people_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.colleagues.update': {
    methods: ["PATCH"]
    pattern: '/v1/clients/colleagues/:person'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/people/person_validators').changePersonValidator)>>
      paramsTuple: [ParamValue]
      params: { person: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/clients/people/person_validators').changePersonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/people/v1_people_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/people/v1_people_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.colleagues.destroy': {
    methods: ["DELETE"]
    pattern: '/v1/clients/colleagues/:person'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/people/person_validators').removePersonValidator)>>
      paramsTuple: [ParamValue]
      params: { person: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/clients/people/person_validators').removePersonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/people/v1_people_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/people/v1_people_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.colleagues.resend': {
    methods: ["POST"]
    pattern: '/v1/clients/colleagues/:person/invitation'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { person: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/people/v1_people_controller').default['resend']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/people/v1_people_controller').default['resend']>>>
    }
  }
  'v1.staff.index': {
    methods: ["GET","HEAD"]
    pattern: '/v1/sub-admins/list'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/staff/v1_staff_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/staff/v1_staff_controller').default['index']>>>
    }
  }
  'v1.staff.store': {
    methods: ["POST"]
    pattern: '/v1/sub-admins/create'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/staff/staff_validators').inviteStaffValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/staff/staff_validators').inviteStaffValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/staff/v1_staff_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/staff/v1_staff_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.staff.edit': {
    methods: ["GET","HEAD"]
    pattern: '/v1/sub-admins/edit/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/staff/v1_staff_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/staff/v1_staff_controller').default['show']>>>
    }
  }
  'v1.staff.replace': {
    methods: ["PUT"]
    pattern: '/v1/sub-admins/update/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/staff/staff_validators').replaceStaffValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/staff/staff_validators').replaceStaffValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/staff/v1_staff_controller').default['replace']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/staff/v1_staff_controller').default['replace']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.staff.update': {
    methods: ["PATCH"]
    pattern: '/v1/sub-admins/update/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/staff/staff_validators').changeStaffValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/staff/staff_validators').changeStaffValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/staff/v1_staff_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/staff/v1_staff_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.staff.resend': {
    methods: ["POST"]
    pattern: '/v1/sub-admins/invitation/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/staff/v1_staff_controller').default['resend']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/staff/v1_staff_controller').default['resend']>>>
    }
  }
  'v1.audit_log': {
    methods: ["GET","HEAD"]
    pattern: '/v1/audit-log'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/audit/v1_audit_log_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/audit/v1_audit_log_controller').default['index']>>>
    }
  }
  'v1.api_keys.index': {
    methods: ["GET","HEAD"]
    pattern: '/v1/api-keys'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/api_keys/v1_api_keys_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/api_keys/v1_api_keys_controller').default['index']>>>
    }
  }
  'v1.api_keys.store': {
    methods: ["POST"]
    pattern: '/v1/api-keys'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/api_keys/key_validators').createKeyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/api_keys/key_validators').createKeyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/api_keys/v1_api_keys_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/api_keys/v1_api_keys_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.api_keys.self': {
    methods: ["GET","HEAD"]
    pattern: '/v1/api-keys/self'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/api_keys/v1_api_keys_controller').default['self']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/api_keys/v1_api_keys_controller').default['self']>>>
    }
  }
  'v1.api_keys.show': {
    methods: ["GET","HEAD"]
    pattern: '/v1/api-keys/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/api_keys/v1_api_keys_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/api_keys/v1_api_keys_controller').default['show']>>>
    }
  }
  'v1.api_keys.update': {
    methods: ["PATCH"]
    pattern: '/v1/api-keys/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/api_keys/key_validators').changeKeyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/api_keys/key_validators').changeKeyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/api_keys/v1_api_keys_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/api_keys/v1_api_keys_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.api_keys.destroy': {
    methods: ["DELETE"]
    pattern: '/v1/api-keys/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/api_keys/v1_api_keys_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/api_keys/v1_api_keys_controller').default['destroy']>>>
    }
  }
  'v1.api_keys.rotate': {
    methods: ["POST"]
    pattern: '/v1/api-keys/:id/rotate'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/api_keys/key_validators').rotateKeyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/api_keys/key_validators').rotateKeyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/api_keys/v1_api_keys_controller').default['rotate']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/api_keys/v1_api_keys_controller').default['rotate']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.invoices.store': {
    methods: ["POST"]
    pattern: '/v1/invoice-reader/invoice_import'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/v1_invoices_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/v1_invoices_controller').default['store']>>>
    }
  }
  'v1.invoices.index': {
    methods: ["GET","HEAD"]
    pattern: '/v1/invoice-reader/invoice_import/list'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/v1_invoices_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/v1_invoices_controller').default['index']>>>
    }
  }
  'v1.invoices.export_some': {
    methods: ["GET","HEAD"]
    pattern: '/v1/invoice-reader/invoice_import/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/v1_invoices_controller').default['exportSome']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/v1_invoices_controller').default['exportSome']>>>
    }
  }
  'v1.invoices.show': {
    methods: ["GET","HEAD"]
    pattern: '/v1/invoice-reader/invoice_import/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/v1_invoices_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/v1_invoices_controller').default['show']>>>
    }
  }
  'v1.invoices.update': {
    methods: ["PATCH"]
    pattern: '/v1/invoice-reader/invoice_import/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/invoices/invoice_validators').changeReadingValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/invoices/invoice_validators').changeReadingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/v1_invoices_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/v1_invoices_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.invoices.destroy': {
    methods: ["DELETE"]
    pattern: '/v1/invoice-reader/invoice_import/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/v1_invoices_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/v1_invoices_controller').default['destroy']>>>
    }
  }
  'v1.invoices.export': {
    methods: ["GET","HEAD"]
    pattern: '/v1/invoice-reader/invoice_import/:id/export'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/v1_invoices_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/v1_invoices_controller').default['export']>>>
    }
  }
  'v1.contact.store': {
    methods: ["POST"]
    pattern: '/v1/contact'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/site/contact_validators').contactValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/site/contact_validators').contactValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/v1_contact_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/v1_contact_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.contact.index': {
    methods: ["GET","HEAD"]
    pattern: '/v1/contact/list'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/v1_contact_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/v1_contact_controller').default['index']>>>
    }
  }
  'v1.contact.show': {
    methods: ["GET","HEAD"]
    pattern: '/v1/contact/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/v1_contact_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/v1_contact_controller').default['show']>>>
    }
  }
  'v1.contact.update': {
    methods: ["PATCH"]
    pattern: '/v1/contact/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/site/contact_validators').contactStatusValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/site/contact_validators').contactStatusValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/v1_contact_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/v1_contact_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.webhooks.index': {
    methods: ["GET","HEAD"]
    pattern: '/v1/webhooks'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/v1_webhooks_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/v1_webhooks_controller').default['index']>>>
    }
  }
  'v1.webhooks.store': {
    methods: ["POST"]
    pattern: '/v1/webhooks'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/webhooks/webhook_validators').createWebhookValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/webhooks/webhook_validators').createWebhookValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/v1_webhooks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/v1_webhooks_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.webhooks.show': {
    methods: ["GET","HEAD"]
    pattern: '/v1/webhooks/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/v1_webhooks_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/v1_webhooks_controller').default['show']>>>
    }
  }
  'v1.webhooks.update': {
    methods: ["PATCH"]
    pattern: '/v1/webhooks/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/webhooks/webhook_validators').changeWebhookValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/webhooks/webhook_validators').changeWebhookValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/v1_webhooks_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/v1_webhooks_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.webhooks.destroy': {
    methods: ["DELETE"]
    pattern: '/v1/webhooks/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/v1_webhooks_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/v1_webhooks_controller').default['destroy']>>>
    }
  }
  'v1.webhooks.rotate_secret': {
    methods: ["POST"]
    pattern: '/v1/webhooks/:id/rotate-secret'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/webhooks/webhook_validators').rotateSecretValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/webhooks/webhook_validators').rotateSecretValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/v1_webhooks_controller').default['rotateSecret']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/v1_webhooks_controller').default['rotateSecret']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.webhooks.test': {
    methods: ["POST"]
    pattern: '/v1/webhooks/:id/test'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/v1_webhook_deliveries_controller').default['test']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/v1_webhook_deliveries_controller').default['test']>>>
    }
  }
  'v1.webhooks.deliveries.index': {
    methods: ["GET","HEAD"]
    pattern: '/v1/webhooks/:id/deliveries'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/v1_webhook_deliveries_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/v1_webhook_deliveries_controller').default['index']>>>
    }
  }
  'v1.webhooks.deliveries.replay': {
    methods: ["POST"]
    pattern: '/v1/webhooks/:id/deliveries/:delivery/replay'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; delivery: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/v1_webhook_deliveries_controller').default['replay']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/v1_webhook_deliveries_controller').default['replay']>>>
    }
  }
  'llms': {
    methods: ["GET","HEAD"]
    pattern: '/llms.txt'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/documentation/llms_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documentation/llms_controller').default['show']>>>
    }
  }
  'robots': {
    methods: ["GET","HEAD"]
    pattern: '/robots.txt'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/robots_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/robots_controller').default['show']>>>
    }
  }
  'security_contact': {
    methods: ["GET","HEAD"]
    pattern: '/.well-known/security.txt'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/security_contact_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/security_contact_controller').default['show']>>>
    }
  }
}
