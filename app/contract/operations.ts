import type { Operations } from '#app/contract/operation'
import { authOperations } from '#app/auth/auth_operations'
import { contractOperations } from '#app/contract/contract_operations'
import { playgroundOperations } from '#app/playground/playground_operations'
import { skillOperations } from '#app/skills/skill_operations'

/** What describes the routes of `/v1`, feature by feature. */
export const operations: Operations = {
  ...playgroundOperations,
  ...authOperations,
  ...skillOperations,
  ...contractOperations,
}
