import db from '@adonisjs/lucid/services/db'
import type Client from '#app/accounts/client'
import { openApiFamily } from '#app/accounts/auth/refresh_family'
import { Role } from '#app/accounts/role'
import User from '#app/accounts/user'
import { indexSkills } from '#app/catalogue/names/skill_index'
import { SkillFactory, SkillRelationFactory } from '#database/factories/skill_factory'

/** An access token of a person of the client. */
export async function tokenOf(client: Client) {
  const user = await User.create({
    fullName: 'Measured',
    email: 'measured@example.com',
    password: null,
    role: Role.partner,
    clientId: client.id,
    status: 'active',
  })
  const { access } = await openApiFamily(user)
  return access
}

/** A published skill that leads to 40 others, and its name. */
export async function createSkill() {
  const [skill, ...others] = await SkillFactory.createMany(41)
  for (const [index, other] of others.entries()) {
    const relation = { skillId: skill.id, relatedSkillId: other.id, weight: 2 * index + 10 }
    await SkillRelationFactory.merge(relation).create()
  }
  await db.transaction((trx) =>
    indexSkills(
      trx,
      [skill, ...others].map(({ id }) => id)
    )
  )
  return skill.name
}
