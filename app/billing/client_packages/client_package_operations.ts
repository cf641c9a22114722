import { tagged, versionOf, type Operation } from '#app/core/contract/operation'
import { objectOf, enumOf, integer, type Schema } from '#app/core/json_schema'
import {
  backupValidator,
  refundValidator,
  resPercentageValidator,
} from '#app/billing/client_packages/client_package_validators'
import {
  clientPackageForStaffSchema,
  clientPackageSchema,
  usageSchema,
} from '#app/billing/client_packages/client_package_schemas'

const answered = versionOf(clientPackageForStaffSchema)

const id: Schema = { description: 'The package, if the path does not name it.' }
const withoutId = {
  id: 'ByBody',
  description: 'Takes the id of the package in the body.',
}

const backup: Omit<Operation, 'summary' | 'tag'> = {
  description: 'A backup package pays only when no other package can.',
  body: { validator: backupValidator, notes: { id, backup: { examples: [true] } } },
  isVersioned: true,
  withoutId,
  answers: { 200: answered },
  errors: ['not_found'],
}

const share: Omit<Operation, 'summary' | 'tag'> = {
  description: 'Sets the percentage of a ranking that calls paid by the package return.',
  body: { validator: resPercentageValidator, notes: { id, res_percentage: { examples: [50] } } },
  isVersioned: true,
  withoutId,
  answers: { 200: answered },
  errors: ['not_found'],
}

export const clientPackageOperations = {
  ...tagged('Usage', {
    'v1.usage': {
      summary: 'Retrieve your usage',
      description: 'Returns your client’s calls, used and total, and the package that pays next.',
      answers: { 200: { schema: usageSchema } },
    },
  }),
  ...tagged('Clients', {
    'v1.client_packages.free_backup': { summary: 'Set a free package as backup', ...backup },
    'v1.client_packages.backup': { summary: 'Set a purchased package as backup', ...backup },
    'v1.client_packages.free_res_percentage': {
      summary: 'Set the result percentage of a free package',
      ...share,
    },
    'v1.client_packages.res_percentage': {
      summary: 'Set the result percentage of a purchased package',
      ...share,
    },
    'v1.client_packages.refund': {
      summary: 'Refund calls',
      description: 'Returns calls to a package of a client, with a reason.',
      body: {
        validator: refundValidator,
        notes: { id, calls: { examples: [5] }, reason: { examples: ['Outage on 2 November'] } },
      },
      withoutId,
      answers: { 201: answered },
      errors: ['not_found'],
    },
  }),
}

export const clientPackageEvents = {
  'calls.low': {
    summary: 'Calls are running low',
    description:
      'Sent when the use of a package reaches one of the two alert percentages of Limitation Setup.',
    data: objectOf({
      level: enumOf(['first', 'last']),
      percentage: integer(80, { minimum: 1, maximum: 100 }),
      package: clientPackageSchema,
    }),
  },
  'package.expired': {
    summary: 'A package has expired',
    description: 'Sent when a package of the client expires.',
    data: objectOf({ package: clientPackageSchema }),
  },
}
