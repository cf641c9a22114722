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
  'playground': {
    methods: ["GET","HEAD"],
    pattern: '/playground',
    tokens: [{"old":"/playground","type":0,"val":"playground","end":""}],
    types: placeholder as Registry['playground']['types'],
  },
  'playground.store': {
    methods: ["POST"],
    pattern: '/playground',
    tokens: [{"old":"/playground","type":0,"val":"playground","end":""}],
    types: placeholder as Registry['playground.store']['types'],
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
  'auth.register': {
    methods: ["GET","HEAD"],
    pattern: '/auth/register',
    tokens: [{"old":"/auth/register","type":0,"val":"auth","end":""},{"old":"/auth/register","type":0,"val":"register","end":""}],
    types: placeholder as Registry['auth.register']['types'],
  },
  'auth.register.store': {
    methods: ["POST"],
    pattern: '/auth/register',
    tokens: [{"old":"/auth/register","type":0,"val":"auth","end":""},{"old":"/auth/register","type":0,"val":"register","end":""}],
    types: placeholder as Registry['auth.register.store']['types'],
  },
  'auth.forgot': {
    methods: ["GET","HEAD"],
    pattern: '/auth/forgot-password',
    tokens: [{"old":"/auth/forgot-password","type":0,"val":"auth","end":""},{"old":"/auth/forgot-password","type":0,"val":"forgot-password","end":""}],
    types: placeholder as Registry['auth.forgot']['types'],
  },
  'auth.forgot.store': {
    methods: ["POST"],
    pattern: '/auth/forgot-password',
    tokens: [{"old":"/auth/forgot-password","type":0,"val":"auth","end":""},{"old":"/auth/forgot-password","type":0,"val":"forgot-password","end":""}],
    types: placeholder as Registry['auth.forgot.store']['types'],
  },
  'auth.reset': {
    methods: ["GET","HEAD"],
    pattern: '/auth/reset-password/:token',
    tokens: [{"old":"/auth/reset-password/:token","type":0,"val":"auth","end":""},{"old":"/auth/reset-password/:token","type":0,"val":"reset-password","end":""},{"old":"/auth/reset-password/:token","type":1,"val":"token","end":""}],
    types: placeholder as Registry['auth.reset']['types'],
  },
  'auth.reset.store': {
    methods: ["POST"],
    pattern: '/auth/reset-password/:token',
    tokens: [{"old":"/auth/reset-password/:token","type":0,"val":"auth","end":""},{"old":"/auth/reset-password/:token","type":0,"val":"reset-password","end":""},{"old":"/auth/reset-password/:token","type":1,"val":"token","end":""}],
    types: placeholder as Registry['auth.reset.store']['types'],
  },
  'auth.confirm': {
    methods: ["GET","HEAD"],
    pattern: '/auth/confirm-email/:token',
    tokens: [{"old":"/auth/confirm-email/:token","type":0,"val":"auth","end":""},{"old":"/auth/confirm-email/:token","type":0,"val":"confirm-email","end":""},{"old":"/auth/confirm-email/:token","type":1,"val":"token","end":""}],
    types: placeholder as Registry['auth.confirm']['types'],
  },
  'auth.confirm.store': {
    methods: ["POST"],
    pattern: '/auth/confirm-email/:token',
    tokens: [{"old":"/auth/confirm-email/:token","type":0,"val":"auth","end":""},{"old":"/auth/confirm-email/:token","type":0,"val":"confirm-email","end":""},{"old":"/auth/confirm-email/:token","type":1,"val":"token","end":""}],
    types: placeholder as Registry['auth.confirm.store']['types'],
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
  'v1.auth.register': {
    methods: ["POST"],
    pattern: '/v1/auth/register',
    tokens: [{"old":"/v1/auth/register","type":0,"val":"v1","end":""},{"old":"/v1/auth/register","type":0,"val":"auth","end":""},{"old":"/v1/auth/register","type":0,"val":"register","end":""}],
    types: placeholder as Registry['v1.auth.register']['types'],
  },
  'v1.auth.forgot': {
    methods: ["POST"],
    pattern: '/v1/auth/password/forgot',
    tokens: [{"old":"/v1/auth/password/forgot","type":0,"val":"v1","end":""},{"old":"/v1/auth/password/forgot","type":0,"val":"auth","end":""},{"old":"/v1/auth/password/forgot","type":0,"val":"password","end":""},{"old":"/v1/auth/password/forgot","type":0,"val":"forgot","end":""}],
    types: placeholder as Registry['v1.auth.forgot']['types'],
  },
  'v1.auth.reset': {
    methods: ["POST"],
    pattern: '/v1/auth/password/reset',
    tokens: [{"old":"/v1/auth/password/reset","type":0,"val":"v1","end":""},{"old":"/v1/auth/password/reset","type":0,"val":"auth","end":""},{"old":"/v1/auth/password/reset","type":0,"val":"password","end":""},{"old":"/v1/auth/password/reset","type":0,"val":"reset","end":""}],
    types: placeholder as Registry['v1.auth.reset']['types'],
  },
  'admin.dashboard': {
    methods: ["GET","HEAD"],
    pattern: '/portal/admin/dashboard',
    tokens: [{"old":"/portal/admin/dashboard","type":0,"val":"portal","end":""},{"old":"/portal/admin/dashboard","type":0,"val":"admin","end":""},{"old":"/portal/admin/dashboard","type":0,"val":"dashboard","end":""}],
    types: placeholder as Registry['admin.dashboard']['types'],
  },
  'admin.skills.index': {
    methods: ["GET","HEAD"],
    pattern: '/portal/admin/skills',
    tokens: [{"old":"/portal/admin/skills","type":0,"val":"portal","end":""},{"old":"/portal/admin/skills","type":0,"val":"admin","end":""},{"old":"/portal/admin/skills","type":0,"val":"skills","end":""}],
    types: placeholder as Registry['admin.skills.index']['types'],
  },
  'admin.skills.create': {
    methods: ["GET","HEAD"],
    pattern: '/portal/admin/skills/create',
    tokens: [{"old":"/portal/admin/skills/create","type":0,"val":"portal","end":""},{"old":"/portal/admin/skills/create","type":0,"val":"admin","end":""},{"old":"/portal/admin/skills/create","type":0,"val":"skills","end":""},{"old":"/portal/admin/skills/create","type":0,"val":"create","end":""}],
    types: placeholder as Registry['admin.skills.create']['types'],
  },
  'admin.skills.store': {
    methods: ["POST"],
    pattern: '/portal/admin/skills/create',
    tokens: [{"old":"/portal/admin/skills/create","type":0,"val":"portal","end":""},{"old":"/portal/admin/skills/create","type":0,"val":"admin","end":""},{"old":"/portal/admin/skills/create","type":0,"val":"skills","end":""},{"old":"/portal/admin/skills/create","type":0,"val":"create","end":""}],
    types: placeholder as Registry['admin.skills.store']['types'],
  },
  'admin.skills.edit': {
    methods: ["GET","HEAD"],
    pattern: '/portal/admin/skills/edit/:SkillId',
    tokens: [{"old":"/portal/admin/skills/edit/:SkillId","type":0,"val":"portal","end":""},{"old":"/portal/admin/skills/edit/:SkillId","type":0,"val":"admin","end":""},{"old":"/portal/admin/skills/edit/:SkillId","type":0,"val":"skills","end":""},{"old":"/portal/admin/skills/edit/:SkillId","type":0,"val":"edit","end":""},{"old":"/portal/admin/skills/edit/:SkillId","type":1,"val":"SkillId","end":""}],
    types: placeholder as Registry['admin.skills.edit']['types'],
  },
  'admin.skills.update': {
    methods: ["POST"],
    pattern: '/portal/admin/skills/edit/:SkillId',
    tokens: [{"old":"/portal/admin/skills/edit/:SkillId","type":0,"val":"portal","end":""},{"old":"/portal/admin/skills/edit/:SkillId","type":0,"val":"admin","end":""},{"old":"/portal/admin/skills/edit/:SkillId","type":0,"val":"skills","end":""},{"old":"/portal/admin/skills/edit/:SkillId","type":0,"val":"edit","end":""},{"old":"/portal/admin/skills/edit/:SkillId","type":1,"val":"SkillId","end":""}],
    types: placeholder as Registry['admin.skills.update']['types'],
  },
  'admin.skills.destroy': {
    methods: ["DELETE"],
    pattern: '/portal/admin/skills/edit/:SkillId',
    tokens: [{"old":"/portal/admin/skills/edit/:SkillId","type":0,"val":"portal","end":""},{"old":"/portal/admin/skills/edit/:SkillId","type":0,"val":"admin","end":""},{"old":"/portal/admin/skills/edit/:SkillId","type":0,"val":"skills","end":""},{"old":"/portal/admin/skills/edit/:SkillId","type":0,"val":"edit","end":""},{"old":"/portal/admin/skills/edit/:SkillId","type":1,"val":"SkillId","end":""}],
    types: placeholder as Registry['admin.skills.destroy']['types'],
  },
  'admin.skills.relations.edit': {
    methods: ["GET","HEAD"],
    pattern: '/portal/admin/skills/skill-update-with-related-skills/:SkillId/:RelationId?',
    tokens: [{"old":"/portal/admin/skills/skill-update-with-related-skills/:SkillId/:RelationId?","type":0,"val":"portal","end":""},{"old":"/portal/admin/skills/skill-update-with-related-skills/:SkillId/:RelationId?","type":0,"val":"admin","end":""},{"old":"/portal/admin/skills/skill-update-with-related-skills/:SkillId/:RelationId?","type":0,"val":"skills","end":""},{"old":"/portal/admin/skills/skill-update-with-related-skills/:SkillId/:RelationId?","type":0,"val":"skill-update-with-related-skills","end":""},{"old":"/portal/admin/skills/skill-update-with-related-skills/:SkillId/:RelationId?","type":1,"val":"SkillId","end":""},{"old":"/portal/admin/skills/skill-update-with-related-skills/:SkillId/:RelationId?","type":3,"val":"RelationId","end":""}],
    types: placeholder as Registry['admin.skills.relations.edit']['types'],
  },
  'admin.skills.relations.update': {
    methods: ["POST"],
    pattern: '/portal/admin/skills/skill-update-with-related-skills/:SkillId/:RelationId?',
    tokens: [{"old":"/portal/admin/skills/skill-update-with-related-skills/:SkillId/:RelationId?","type":0,"val":"portal","end":""},{"old":"/portal/admin/skills/skill-update-with-related-skills/:SkillId/:RelationId?","type":0,"val":"admin","end":""},{"old":"/portal/admin/skills/skill-update-with-related-skills/:SkillId/:RelationId?","type":0,"val":"skills","end":""},{"old":"/portal/admin/skills/skill-update-with-related-skills/:SkillId/:RelationId?","type":0,"val":"skill-update-with-related-skills","end":""},{"old":"/portal/admin/skills/skill-update-with-related-skills/:SkillId/:RelationId?","type":1,"val":"SkillId","end":""},{"old":"/portal/admin/skills/skill-update-with-related-skills/:SkillId/:RelationId?","type":3,"val":"RelationId","end":""}],
    types: placeholder as Registry['admin.skills.relations.update']['types'],
  },
  'admin.relations.edit': {
    methods: ["GET","HEAD"],
    pattern: '/portal/admin/skills/skill-relation-edit/:SkillRelationId',
    tokens: [{"old":"/portal/admin/skills/skill-relation-edit/:SkillRelationId","type":0,"val":"portal","end":""},{"old":"/portal/admin/skills/skill-relation-edit/:SkillRelationId","type":0,"val":"admin","end":""},{"old":"/portal/admin/skills/skill-relation-edit/:SkillRelationId","type":0,"val":"skills","end":""},{"old":"/portal/admin/skills/skill-relation-edit/:SkillRelationId","type":0,"val":"skill-relation-edit","end":""},{"old":"/portal/admin/skills/skill-relation-edit/:SkillRelationId","type":1,"val":"SkillRelationId","end":""}],
    types: placeholder as Registry['admin.relations.edit']['types'],
  },
  'admin.relations.update': {
    methods: ["POST"],
    pattern: '/portal/admin/skills/skill-relation-edit/:SkillRelationId',
    tokens: [{"old":"/portal/admin/skills/skill-relation-edit/:SkillRelationId","type":0,"val":"portal","end":""},{"old":"/portal/admin/skills/skill-relation-edit/:SkillRelationId","type":0,"val":"admin","end":""},{"old":"/portal/admin/skills/skill-relation-edit/:SkillRelationId","type":0,"val":"skills","end":""},{"old":"/portal/admin/skills/skill-relation-edit/:SkillRelationId","type":0,"val":"skill-relation-edit","end":""},{"old":"/portal/admin/skills/skill-relation-edit/:SkillRelationId","type":1,"val":"SkillRelationId","end":""}],
    types: placeholder as Registry['admin.relations.update']['types'],
  },
  'admin.relations.destroy': {
    methods: ["DELETE"],
    pattern: '/portal/admin/skills/skill-relation-edit/:SkillRelationId',
    tokens: [{"old":"/portal/admin/skills/skill-relation-edit/:SkillRelationId","type":0,"val":"portal","end":""},{"old":"/portal/admin/skills/skill-relation-edit/:SkillRelationId","type":0,"val":"admin","end":""},{"old":"/portal/admin/skills/skill-relation-edit/:SkillRelationId","type":0,"val":"skills","end":""},{"old":"/portal/admin/skills/skill-relation-edit/:SkillRelationId","type":0,"val":"skill-relation-edit","end":""},{"old":"/portal/admin/skills/skill-relation-edit/:SkillRelationId","type":1,"val":"SkillRelationId","end":""}],
    types: placeholder as Registry['admin.relations.destroy']['types'],
  },
  'admin.relations.index': {
    methods: ["GET","HEAD"],
    pattern: '/portal/admin/skill-relations',
    tokens: [{"old":"/portal/admin/skill-relations","type":0,"val":"portal","end":""},{"old":"/portal/admin/skill-relations","type":0,"val":"admin","end":""},{"old":"/portal/admin/skill-relations","type":0,"val":"skill-relations","end":""}],
    types: placeholder as Registry['admin.relations.index']['types'],
  },
  'partner.dashboard': {
    methods: ["GET","HEAD"],
    pattern: '/portal/partner/dashboard',
    tokens: [{"old":"/portal/partner/dashboard","type":0,"val":"portal","end":""},{"old":"/portal/partner/dashboard","type":0,"val":"partner","end":""},{"old":"/portal/partner/dashboard","type":0,"val":"dashboard","end":""}],
    types: placeholder as Registry['partner.dashboard']['types'],
  },
  'partner.playground': {
    methods: ["GET","HEAD"],
    pattern: '/portal/partner/playground',
    tokens: [{"old":"/portal/partner/playground","type":0,"val":"portal","end":""},{"old":"/portal/partner/playground","type":0,"val":"partner","end":""},{"old":"/portal/partner/playground","type":0,"val":"playground","end":""}],
    types: placeholder as Registry['partner.playground']['types'],
  },
  'partner.playground.history': {
    methods: ["GET","HEAD"],
    pattern: '/portal/partner/playground/search-history',
    tokens: [{"old":"/portal/partner/playground/search-history","type":0,"val":"portal","end":""},{"old":"/portal/partner/playground/search-history","type":0,"val":"partner","end":""},{"old":"/portal/partner/playground/search-history","type":0,"val":"playground","end":""},{"old":"/portal/partner/playground/search-history","type":0,"val":"search-history","end":""}],
    types: placeholder as Registry['partner.playground.history']['types'],
  },
  'company.dashboard': {
    methods: ["GET","HEAD"],
    pattern: '/portal/companyUser/dashboard',
    tokens: [{"old":"/portal/companyUser/dashboard","type":0,"val":"portal","end":""},{"old":"/portal/companyUser/dashboard","type":0,"val":"companyUser","end":""},{"old":"/portal/companyUser/dashboard","type":0,"val":"dashboard","end":""}],
    types: placeholder as Registry['company.dashboard']['types'],
  },
  'company.playground': {
    methods: ["GET","HEAD"],
    pattern: '/portal/companyUser/skills/playground',
    tokens: [{"old":"/portal/companyUser/skills/playground","type":0,"val":"portal","end":""},{"old":"/portal/companyUser/skills/playground","type":0,"val":"companyUser","end":""},{"old":"/portal/companyUser/skills/playground","type":0,"val":"skills","end":""},{"old":"/portal/companyUser/skills/playground","type":0,"val":"playground","end":""}],
    types: placeholder as Registry['company.playground']['types'],
  },
  'company.skills.index': {
    methods: ["GET","HEAD"],
    pattern: '/portal/companyUser/skills',
    tokens: [{"old":"/portal/companyUser/skills","type":0,"val":"portal","end":""},{"old":"/portal/companyUser/skills","type":0,"val":"companyUser","end":""},{"old":"/portal/companyUser/skills","type":0,"val":"skills","end":""}],
    types: placeholder as Registry['company.skills.index']['types'],
  },
  'company.skills.create': {
    methods: ["GET","HEAD"],
    pattern: '/portal/companyUser/skills/create',
    tokens: [{"old":"/portal/companyUser/skills/create","type":0,"val":"portal","end":""},{"old":"/portal/companyUser/skills/create","type":0,"val":"companyUser","end":""},{"old":"/portal/companyUser/skills/create","type":0,"val":"skills","end":""},{"old":"/portal/companyUser/skills/create","type":0,"val":"create","end":""}],
    types: placeholder as Registry['company.skills.create']['types'],
  },
  'company.skills.store': {
    methods: ["POST"],
    pattern: '/portal/companyUser/skills/create',
    tokens: [{"old":"/portal/companyUser/skills/create","type":0,"val":"portal","end":""},{"old":"/portal/companyUser/skills/create","type":0,"val":"companyUser","end":""},{"old":"/portal/companyUser/skills/create","type":0,"val":"skills","end":""},{"old":"/portal/companyUser/skills/create","type":0,"val":"create","end":""}],
    types: placeholder as Registry['company.skills.store']['types'],
  },
  'company.skills.edit': {
    methods: ["GET","HEAD"],
    pattern: '/portal/companyUser/skills/edit/:SkillId',
    tokens: [{"old":"/portal/companyUser/skills/edit/:SkillId","type":0,"val":"portal","end":""},{"old":"/portal/companyUser/skills/edit/:SkillId","type":0,"val":"companyUser","end":""},{"old":"/portal/companyUser/skills/edit/:SkillId","type":0,"val":"skills","end":""},{"old":"/portal/companyUser/skills/edit/:SkillId","type":0,"val":"edit","end":""},{"old":"/portal/companyUser/skills/edit/:SkillId","type":1,"val":"SkillId","end":""}],
    types: placeholder as Registry['company.skills.edit']['types'],
  },
  'company.skills.update': {
    methods: ["POST"],
    pattern: '/portal/companyUser/skills/edit/:SkillId',
    tokens: [{"old":"/portal/companyUser/skills/edit/:SkillId","type":0,"val":"portal","end":""},{"old":"/portal/companyUser/skills/edit/:SkillId","type":0,"val":"companyUser","end":""},{"old":"/portal/companyUser/skills/edit/:SkillId","type":0,"val":"skills","end":""},{"old":"/portal/companyUser/skills/edit/:SkillId","type":0,"val":"edit","end":""},{"old":"/portal/companyUser/skills/edit/:SkillId","type":1,"val":"SkillId","end":""}],
    types: placeholder as Registry['company.skills.update']['types'],
  },
  'company.skills.destroy': {
    methods: ["DELETE"],
    pattern: '/portal/companyUser/skills/edit/:SkillId',
    tokens: [{"old":"/portal/companyUser/skills/edit/:SkillId","type":0,"val":"portal","end":""},{"old":"/portal/companyUser/skills/edit/:SkillId","type":0,"val":"companyUser","end":""},{"old":"/portal/companyUser/skills/edit/:SkillId","type":0,"val":"skills","end":""},{"old":"/portal/companyUser/skills/edit/:SkillId","type":0,"val":"edit","end":""},{"old":"/portal/companyUser/skills/edit/:SkillId","type":1,"val":"SkillId","end":""}],
    types: placeholder as Registry['company.skills.destroy']['types'],
  },
  'company.skills.relations.edit': {
    methods: ["GET","HEAD"],
    pattern: '/portal/companyUser/skills/skill-update-with-related-skills/:SkillId/:RelationId?',
    tokens: [{"old":"/portal/companyUser/skills/skill-update-with-related-skills/:SkillId/:RelationId?","type":0,"val":"portal","end":""},{"old":"/portal/companyUser/skills/skill-update-with-related-skills/:SkillId/:RelationId?","type":0,"val":"companyUser","end":""},{"old":"/portal/companyUser/skills/skill-update-with-related-skills/:SkillId/:RelationId?","type":0,"val":"skills","end":""},{"old":"/portal/companyUser/skills/skill-update-with-related-skills/:SkillId/:RelationId?","type":0,"val":"skill-update-with-related-skills","end":""},{"old":"/portal/companyUser/skills/skill-update-with-related-skills/:SkillId/:RelationId?","type":1,"val":"SkillId","end":""},{"old":"/portal/companyUser/skills/skill-update-with-related-skills/:SkillId/:RelationId?","type":3,"val":"RelationId","end":""}],
    types: placeholder as Registry['company.skills.relations.edit']['types'],
  },
  'company.skills.relations.update': {
    methods: ["POST"],
    pattern: '/portal/companyUser/skills/skill-update-with-related-skills/:SkillId/:RelationId?',
    tokens: [{"old":"/portal/companyUser/skills/skill-update-with-related-skills/:SkillId/:RelationId?","type":0,"val":"portal","end":""},{"old":"/portal/companyUser/skills/skill-update-with-related-skills/:SkillId/:RelationId?","type":0,"val":"companyUser","end":""},{"old":"/portal/companyUser/skills/skill-update-with-related-skills/:SkillId/:RelationId?","type":0,"val":"skills","end":""},{"old":"/portal/companyUser/skills/skill-update-with-related-skills/:SkillId/:RelationId?","type":0,"val":"skill-update-with-related-skills","end":""},{"old":"/portal/companyUser/skills/skill-update-with-related-skills/:SkillId/:RelationId?","type":1,"val":"SkillId","end":""},{"old":"/portal/companyUser/skills/skill-update-with-related-skills/:SkillId/:RelationId?","type":3,"val":"RelationId","end":""}],
    types: placeholder as Registry['company.skills.relations.update']['types'],
  },
  'company.relations.edit': {
    methods: ["GET","HEAD"],
    pattern: '/portal/companyUser/skills/skill-relation-edit/:SkillRelationId',
    tokens: [{"old":"/portal/companyUser/skills/skill-relation-edit/:SkillRelationId","type":0,"val":"portal","end":""},{"old":"/portal/companyUser/skills/skill-relation-edit/:SkillRelationId","type":0,"val":"companyUser","end":""},{"old":"/portal/companyUser/skills/skill-relation-edit/:SkillRelationId","type":0,"val":"skills","end":""},{"old":"/portal/companyUser/skills/skill-relation-edit/:SkillRelationId","type":0,"val":"skill-relation-edit","end":""},{"old":"/portal/companyUser/skills/skill-relation-edit/:SkillRelationId","type":1,"val":"SkillRelationId","end":""}],
    types: placeholder as Registry['company.relations.edit']['types'],
  },
  'company.relations.update': {
    methods: ["POST"],
    pattern: '/portal/companyUser/skills/skill-relation-edit/:SkillRelationId',
    tokens: [{"old":"/portal/companyUser/skills/skill-relation-edit/:SkillRelationId","type":0,"val":"portal","end":""},{"old":"/portal/companyUser/skills/skill-relation-edit/:SkillRelationId","type":0,"val":"companyUser","end":""},{"old":"/portal/companyUser/skills/skill-relation-edit/:SkillRelationId","type":0,"val":"skills","end":""},{"old":"/portal/companyUser/skills/skill-relation-edit/:SkillRelationId","type":0,"val":"skill-relation-edit","end":""},{"old":"/portal/companyUser/skills/skill-relation-edit/:SkillRelationId","type":1,"val":"SkillRelationId","end":""}],
    types: placeholder as Registry['company.relations.update']['types'],
  },
  'company.relations.destroy': {
    methods: ["DELETE"],
    pattern: '/portal/companyUser/skills/skill-relation-edit/:SkillRelationId',
    tokens: [{"old":"/portal/companyUser/skills/skill-relation-edit/:SkillRelationId","type":0,"val":"portal","end":""},{"old":"/portal/companyUser/skills/skill-relation-edit/:SkillRelationId","type":0,"val":"companyUser","end":""},{"old":"/portal/companyUser/skills/skill-relation-edit/:SkillRelationId","type":0,"val":"skills","end":""},{"old":"/portal/companyUser/skills/skill-relation-edit/:SkillRelationId","type":0,"val":"skill-relation-edit","end":""},{"old":"/portal/companyUser/skills/skill-relation-edit/:SkillRelationId","type":1,"val":"SkillRelationId","end":""}],
    types: placeholder as Registry['company.relations.destroy']['types'],
  },
  'company.relations.index': {
    methods: ["GET","HEAD"],
    pattern: '/portal/companyUser/skill-relations',
    tokens: [{"old":"/portal/companyUser/skill-relations","type":0,"val":"portal","end":""},{"old":"/portal/companyUser/skill-relations","type":0,"val":"companyUser","end":""},{"old":"/portal/companyUser/skill-relations","type":0,"val":"skill-relations","end":""}],
    types: placeholder as Registry['company.relations.index']['types'],
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
  'v1.skills.index': {
    methods: ["GET","HEAD"],
    pattern: '/v1/skills/list',
    tokens: [{"old":"/v1/skills/list","type":0,"val":"v1","end":""},{"old":"/v1/skills/list","type":0,"val":"skills","end":""},{"old":"/v1/skills/list","type":0,"val":"list","end":""}],
    types: placeholder as Registry['v1.skills.index']['types'],
  },
  'v1.skills.store': {
    methods: ["POST"],
    pattern: '/v1/skills/create',
    tokens: [{"old":"/v1/skills/create","type":0,"val":"v1","end":""},{"old":"/v1/skills/create","type":0,"val":"skills","end":""},{"old":"/v1/skills/create","type":0,"val":"create","end":""}],
    types: placeholder as Registry['v1.skills.store']['types'],
  },
  'v1.skills.show': {
    methods: ["GET","HEAD"],
    pattern: '/v1/skills/retrieve/:id',
    tokens: [{"old":"/v1/skills/retrieve/:id","type":0,"val":"v1","end":""},{"old":"/v1/skills/retrieve/:id","type":0,"val":"skills","end":""},{"old":"/v1/skills/retrieve/:id","type":0,"val":"retrieve","end":""},{"old":"/v1/skills/retrieve/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['v1.skills.show']['types'],
  },
  'v1.skills.replace': {
    methods: ["PUT"],
    pattern: '/v1/skills/update/:id',
    tokens: [{"old":"/v1/skills/update/:id","type":0,"val":"v1","end":""},{"old":"/v1/skills/update/:id","type":0,"val":"skills","end":""},{"old":"/v1/skills/update/:id","type":0,"val":"update","end":""},{"old":"/v1/skills/update/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['v1.skills.replace']['types'],
  },
  'v1.skills.update': {
    methods: ["PATCH"],
    pattern: '/v1/skills/update/:id',
    tokens: [{"old":"/v1/skills/update/:id","type":0,"val":"v1","end":""},{"old":"/v1/skills/update/:id","type":0,"val":"skills","end":""},{"old":"/v1/skills/update/:id","type":0,"val":"update","end":""},{"old":"/v1/skills/update/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['v1.skills.update']['types'],
  },
  'v1.skills.destroy': {
    methods: ["DELETE"],
    pattern: '/v1/skills/delete/:id',
    tokens: [{"old":"/v1/skills/delete/:id","type":0,"val":"v1","end":""},{"old":"/v1/skills/delete/:id","type":0,"val":"skills","end":""},{"old":"/v1/skills/delete/:id","type":0,"val":"delete","end":""},{"old":"/v1/skills/delete/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['v1.skills.destroy']['types'],
  },
  'v1.skills.export_new': {
    methods: ["GET","HEAD"],
    pattern: '/v1/skills/export-skills-newly-created',
    tokens: [{"old":"/v1/skills/export-skills-newly-created","type":0,"val":"v1","end":""},{"old":"/v1/skills/export-skills-newly-created","type":0,"val":"skills","end":""},{"old":"/v1/skills/export-skills-newly-created","type":0,"val":"export-skills-newly-created","end":""}],
    types: placeholder as Registry['v1.skills.export_new']['types'],
  },
  'v1.relations.of_skill': {
    methods: ["GET","HEAD"],
    pattern: '/v1/skills/skill-with-relations-retrieve/:id',
    tokens: [{"old":"/v1/skills/skill-with-relations-retrieve/:id","type":0,"val":"v1","end":""},{"old":"/v1/skills/skill-with-relations-retrieve/:id","type":0,"val":"skills","end":""},{"old":"/v1/skills/skill-with-relations-retrieve/:id","type":0,"val":"skill-with-relations-retrieve","end":""},{"old":"/v1/skills/skill-with-relations-retrieve/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['v1.relations.of_skill']['types'],
  },
  'v1.relations.export': {
    methods: ["GET","HEAD"],
    pattern: '/v1/skills/skill-with-relations-retrieve-export/:id',
    tokens: [{"old":"/v1/skills/skill-with-relations-retrieve-export/:id","type":0,"val":"v1","end":""},{"old":"/v1/skills/skill-with-relations-retrieve-export/:id","type":0,"val":"skills","end":""},{"old":"/v1/skills/skill-with-relations-retrieve-export/:id","type":0,"val":"skill-with-relations-retrieve-export","end":""},{"old":"/v1/skills/skill-with-relations-retrieve-export/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['v1.relations.export']['types'],
  },
  'v1.relations.update_of_skill': {
    methods: ["PUT","PATCH"],
    pattern: '/v1/skills/skill-with-relations-update/:id',
    tokens: [{"old":"/v1/skills/skill-with-relations-update/:id","type":0,"val":"v1","end":""},{"old":"/v1/skills/skill-with-relations-update/:id","type":0,"val":"skills","end":""},{"old":"/v1/skills/skill-with-relations-update/:id","type":0,"val":"skill-with-relations-update","end":""},{"old":"/v1/skills/skill-with-relations-update/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['v1.relations.update_of_skill']['types'],
  },
  'v1.relations.destroy': {
    methods: ["DELETE"],
    pattern: '/v1/skills/skill-relation-delete/:id',
    tokens: [{"old":"/v1/skills/skill-relation-delete/:id","type":0,"val":"v1","end":""},{"old":"/v1/skills/skill-relation-delete/:id","type":0,"val":"skills","end":""},{"old":"/v1/skills/skill-relation-delete/:id","type":0,"val":"skill-relation-delete","end":""},{"old":"/v1/skills/skill-relation-delete/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['v1.relations.destroy']['types'],
  },
  'v1.relations.index': {
    methods: ["GET","HEAD"],
    pattern: '/v1/skills/skill-relations/list',
    tokens: [{"old":"/v1/skills/skill-relations/list","type":0,"val":"v1","end":""},{"old":"/v1/skills/skill-relations/list","type":0,"val":"skills","end":""},{"old":"/v1/skills/skill-relations/list","type":0,"val":"skill-relations","end":""},{"old":"/v1/skills/skill-relations/list","type":0,"val":"list","end":""}],
    types: placeholder as Registry['v1.relations.index']['types'],
  },
  'v1.relations.show': {
    methods: ["GET","HEAD"],
    pattern: '/v1/skills/skill-relations/retrieve/:id',
    tokens: [{"old":"/v1/skills/skill-relations/retrieve/:id","type":0,"val":"v1","end":""},{"old":"/v1/skills/skill-relations/retrieve/:id","type":0,"val":"skills","end":""},{"old":"/v1/skills/skill-relations/retrieve/:id","type":0,"val":"skill-relations","end":""},{"old":"/v1/skills/skill-relations/retrieve/:id","type":0,"val":"retrieve","end":""},{"old":"/v1/skills/skill-relations/retrieve/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['v1.relations.show']['types'],
  },
  'v1.relations.replace': {
    methods: ["PUT"],
    pattern: '/v1/skills/skill-relations/update/:id',
    tokens: [{"old":"/v1/skills/skill-relations/update/:id","type":0,"val":"v1","end":""},{"old":"/v1/skills/skill-relations/update/:id","type":0,"val":"skills","end":""},{"old":"/v1/skills/skill-relations/update/:id","type":0,"val":"skill-relations","end":""},{"old":"/v1/skills/skill-relations/update/:id","type":0,"val":"update","end":""},{"old":"/v1/skills/skill-relations/update/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['v1.relations.replace']['types'],
  },
  'v1.relations.update': {
    methods: ["PATCH"],
    pattern: '/v1/skills/skill-relations/update/:id',
    tokens: [{"old":"/v1/skills/skill-relations/update/:id","type":0,"val":"v1","end":""},{"old":"/v1/skills/skill-relations/update/:id","type":0,"val":"skills","end":""},{"old":"/v1/skills/skill-relations/update/:id","type":0,"val":"skill-relations","end":""},{"old":"/v1/skills/skill-relations/update/:id","type":0,"val":"update","end":""},{"old":"/v1/skills/skill-relations/update/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['v1.relations.update']['types'],
  },
  'v1.categories.index': {
    methods: ["GET","HEAD"],
    pattern: '/v1/categories/list',
    tokens: [{"old":"/v1/categories/list","type":0,"val":"v1","end":""},{"old":"/v1/categories/list","type":0,"val":"categories","end":""},{"old":"/v1/categories/list","type":0,"val":"list","end":""}],
    types: placeholder as Registry['v1.categories.index']['types'],
  },
  'v1.categories.search': {
    methods: ["GET","HEAD"],
    pattern: '/v1/categories/search-auto',
    tokens: [{"old":"/v1/categories/search-auto","type":0,"val":"v1","end":""},{"old":"/v1/categories/search-auto","type":0,"val":"categories","end":""},{"old":"/v1/categories/search-auto","type":0,"val":"search-auto","end":""}],
    types: placeholder as Registry['v1.categories.search']['types'],
  },
  'v1.categories.store': {
    methods: ["POST"],
    pattern: '/v1/categories/create',
    tokens: [{"old":"/v1/categories/create","type":0,"val":"v1","end":""},{"old":"/v1/categories/create","type":0,"val":"categories","end":""},{"old":"/v1/categories/create","type":0,"val":"create","end":""}],
    types: placeholder as Registry['v1.categories.store']['types'],
  },
  'v1.categories.edit': {
    methods: ["GET","HEAD"],
    pattern: '/v1/categories/edit/:id',
    tokens: [{"old":"/v1/categories/edit/:id","type":0,"val":"v1","end":""},{"old":"/v1/categories/edit/:id","type":0,"val":"categories","end":""},{"old":"/v1/categories/edit/:id","type":0,"val":"edit","end":""},{"old":"/v1/categories/edit/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['v1.categories.edit']['types'],
  },
  'v1.categories.replace': {
    methods: ["PUT"],
    pattern: '/v1/categories/update/:id',
    tokens: [{"old":"/v1/categories/update/:id","type":0,"val":"v1","end":""},{"old":"/v1/categories/update/:id","type":0,"val":"categories","end":""},{"old":"/v1/categories/update/:id","type":0,"val":"update","end":""},{"old":"/v1/categories/update/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['v1.categories.replace']['types'],
  },
  'v1.categories.update': {
    methods: ["PATCH"],
    pattern: '/v1/categories/update/:id',
    tokens: [{"old":"/v1/categories/update/:id","type":0,"val":"v1","end":""},{"old":"/v1/categories/update/:id","type":0,"val":"categories","end":""},{"old":"/v1/categories/update/:id","type":0,"val":"update","end":""},{"old":"/v1/categories/update/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['v1.categories.update']['types'],
  },
  'v1.categories.show': {
    methods: ["GET","HEAD"],
    pattern: '/v1/categories/:id',
    tokens: [{"old":"/v1/categories/:id","type":0,"val":"v1","end":""},{"old":"/v1/categories/:id","type":0,"val":"categories","end":""},{"old":"/v1/categories/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['v1.categories.show']['types'],
  },
  'v1.categories.destroy': {
    methods: ["DELETE"],
    pattern: '/v1/categories/:id',
    tokens: [{"old":"/v1/categories/:id","type":0,"val":"v1","end":""},{"old":"/v1/categories/:id","type":0,"val":"categories","end":""},{"old":"/v1/categories/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['v1.categories.destroy']['types'],
  },
  'v1.search': {
    methods: ["GET","HEAD"],
    pattern: '/v1/skills/playground-search',
    tokens: [{"old":"/v1/skills/playground-search","type":0,"val":"v1","end":""},{"old":"/v1/skills/playground-search","type":0,"val":"skills","end":""},{"old":"/v1/skills/playground-search","type":0,"val":"playground-search","end":""}],
    types: placeholder as Registry['v1.search']['types'],
  },
  'v1.suggestions': {
    methods: ["GET","HEAD"],
    pattern: '/v1/skills/playground-skill-suggestions',
    tokens: [{"old":"/v1/skills/playground-skill-suggestions","type":0,"val":"v1","end":""},{"old":"/v1/skills/playground-skill-suggestions","type":0,"val":"skills","end":""},{"old":"/v1/skills/playground-skill-suggestions","type":0,"val":"playground-skill-suggestions","end":""}],
    types: placeholder as Registry['v1.suggestions']['types'],
  },
  'v1.searchAuto': {
    methods: ["GET","HEAD"],
    pattern: '/v1/skills/search-auto',
    tokens: [{"old":"/v1/skills/search-auto","type":0,"val":"v1","end":""},{"old":"/v1/skills/search-auto","type":0,"val":"skills","end":""},{"old":"/v1/skills/search-auto","type":0,"val":"search-auto","end":""}],
    types: placeholder as Registry['v1.searchAuto']['types'],
  },
  'v1.adminSearch': {
    methods: ["GET","HEAD"],
    pattern: '/v1/skills/admin-search',
    tokens: [{"old":"/v1/skills/admin-search","type":0,"val":"v1","end":""},{"old":"/v1/skills/admin-search","type":0,"val":"skills","end":""},{"old":"/v1/skills/admin-search","type":0,"val":"admin-search","end":""}],
    types: placeholder as Registry['v1.adminSearch']['types'],
  },
  'v1.me': {
    methods: ["GET","HEAD"],
    pattern: '/v1/auth/me',
    tokens: [{"old":"/v1/auth/me","type":0,"val":"v1","end":""},{"old":"/v1/auth/me","type":0,"val":"auth","end":""},{"old":"/v1/auth/me","type":0,"val":"me","end":""}],
    types: placeholder as Registry['v1.me']['types'],
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
