import { versionOf, type Operation, type Operations } from '#app/core/contract/operation'
import { uid, type Schema } from '#app/core/json_schema'
import {
  backupValidator,
  refundValidator,
  resPercentageValidator,
} from '#app/billing/metering/client_package_validators'
import { clientPackageForStaffSchema, usageSchema } from '#app/billing/metering/metering_schemas'

const tag = 'Clients'
const answered = versionOf(clientPackageForStaffSchema, 'The package as it stands now.')

/** The id stands in the address or in the body. */
const id: Schema = { description: 'The package, where the address does not name it.' }
const withoutId = {
  id: 'ByBody',
  description: 'The same, with the id of the package in the body.',
}
const idInBody: Schema = { ...id, examples: uid().examples }

const backup: Omit<Operation, 'summary'> = {
  description: 'A package that is kept as backup pays when no other one can.',
  tag,
  body: { validator: backupValidator, notes: { id, backup: { examples: [true] } } },
  isVersioned: true,
  withoutId: {
    ...withoutId,
    body: { validator: backupValidator, notes: { id: idInBody, backup: { examples: [true] } } },
  },
  answers: { 200: answered },
  errors: ['not_found'],
}

const share: Omit<Operation, 'summary'> = {
  description: 'How much of a ranking the answers show that it pays, in percent.',
  tag,
  body: { validator: resPercentageValidator, notes: { id, res_percentage: { examples: [50] } } },
  isVersioned: true,
  withoutId: {
    ...withoutId,
    body: {
      validator: resPercentageValidator,
      notes: { id: idInBody, res_percentage: { examples: [50] } },
    },
  },
  answers: { 200: answered },
  errors: ['not_found'],
}

export const meteringOperations: Operations = {
  'v1.usage': {
    summary: 'Read the usage counter',
    description: 'How many calls the client has, has used, and what pays next.',
    tag: 'Usage',
    answers: { 200: { description: 'The counter.', schema: usageSchema } },
  },
  'v1.client_packages.free_backup': { summary: 'Keep a free package as backup', ...backup },
  'v1.client_packages.backup': { summary: 'Keep a bought package as backup', ...backup },
  'v1.client_packages.free_res_percentage': {
    summary: 'Set the share that a free package shows',
    ...share,
  },
  'v1.client_packages.res_percentage': {
    summary: 'Set the share that a bought package shows',
    ...share,
  },
  'v1.client_packages.refund': {
    summary: 'Give calls back',
    description: 'Gives a client calls back that a package paid, and records why.',
    tag,
    body: {
      validator: refundValidator,
      notes: { id, calls: { examples: [5] }, reason: { examples: ['An outage on 2 November'] } },
    },
    withoutId: {
      ...withoutId,
      body: {
        validator: refundValidator,
        notes: {
          id: idInBody,
          calls: { examples: [5] },
          reason: { examples: ['An outage on 2 November'] },
        },
      },
    },
    answers: { 201: answered },
    errors: ['not_found'],
  },
}
