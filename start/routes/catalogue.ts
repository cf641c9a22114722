import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

/** Skills, relations and synonyms: the same pages in the admin and company areas. */
export function catalogueRoutes() {
  const { BulkSkills, SkillHistory, SkillMerges, Skills, SkillWithRelations } =
    controllers.catalogue.skills
  const { BulkRelations, SkillRelations } = controllers.catalogue.relations
  router.get('/skills', [Skills, 'index']).as('skills.index')
  router.get('/skills/export', [Skills, 'export']).as('skills.export')
  router.post('/skills/bulk', [BulkSkills, 'store']).as('skills.bulk')
  router.get('/skills/create', [Skills, 'create']).as('skills.create')
  router.post('/skills/create', [Skills, 'store']).as('skills.store')
  router.get('/skills/edit/:SkillId', [Skills, 'edit']).as('skills.edit')
  router.post('/skills/edit/:SkillId', [Skills, 'update']).as('skills.update')
  router.delete('/skills/edit/:SkillId', [Skills, 'destroy']).as('skills.destroy')
  router.get('/skills/history/:SkillId', [SkillHistory, 'index']).as('skills.history')
  router.get('/skills/merge/:SkillId', [SkillMerges, 'create']).as('skills.merge')
  router.post('/skills/merge/:SkillId', [SkillMerges, 'store']).as('skills.merge.store')

  const together = '/skills/skill-update-with-related-skills/:SkillId/:RelationId?'
  router.get(together, [SkillWithRelations, 'edit']).as('skills.relations.edit')
  router.post(together, [SkillWithRelations, 'update']).as('skills.relations.update')

  const single = '/skills/skill-relation-edit/:SkillRelationId'
  router.get(single, [SkillRelations, 'edit']).as('relations.edit')
  router.post(single, [SkillRelations, 'update']).as('relations.update')
  router.delete(single, [SkillRelations, 'destroy']).as('relations.destroy')
  router.get('/skill-relations', [SkillRelations, 'index']).as('relations.index')
  router.get('/skill-relations/export', [SkillRelations, 'export']).as('relations.export')
  router.post('/skill-relations/bulk', [BulkRelations, 'destroy']).as('relations.bulk')

  const { Synonyms } = controllers.catalogue.synonyms
  const synonym = '/synonyms/edit/:synonymId'
  router.get('/synonyms', [Synonyms, 'index']).as('synonyms.index')
  router.get('/synonyms/export', [Synonyms, 'export']).as('synonyms.export')
  router.get('/synonyms/create', [Synonyms, 'create']).as('synonyms.create')
  router.post('/synonyms/create', [Synonyms, 'store']).as('synonyms.store')
  router.get(synonym, [Synonyms, 'edit']).as('synonyms.edit')
  router.post(synonym, [Synonyms, 'update']).as('synonyms.update')
  router.delete(synonym, [Synonyms, 'destroy']).as('synonyms.destroy')
}
