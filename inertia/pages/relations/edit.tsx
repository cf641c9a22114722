import { ArrowRight } from '~/icons'
import type { ReactNode } from 'react'
import { ConfirmButton } from '~/components/forms/confirm_button'
import { Field } from '~/components/forms/field'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { RecordForm, type Edited } from '~/components/forms/record_form'
import type { Relation } from '~/components/relations/relation_rows'
import { relationTypeOptions } from '~/components/skills/words'
import { PortalLayout } from '~/layouts/portal'
import { rich, t } from '~/text'
import { useArea } from '~/use_area'

interface EditRelationProps extends Edited {
  relation: Relation
  form: { type: string; weight: string; source: string; confidence: string }
  back: string | null
}

export default function EditRelation(props: EditRelationProps) {
  const { relation, form, back } = props
  const { at } = useArea()
  const { related_skill: related, skill } = relation
  const action = at(`/skills/skill-relation-edit/${relation.id}`)
  return (
    <div className="form-column">
      <PageHeader
        title={t('relations.edit_relation_between', { skill: skill.name, related: related.name })}
        lead={<Ends relation={relation} />}
      >
        <ConfirmButton
          label={t('relations.remove')}
          title={t('relations.remove_question')}
          action={action}
          fields={back ? { back } : {}}
        >
          {t('relations.remove_effect', { related: related.name, skill: skill.name })}
        </ConfirmButton>
      </PageHeader>
      <RecordForm
        action={action}
        edited={props}
        what={t('relations.this_relation')}
        back={back}
        submit={t('relations.save')}
        cancel={at(back ?? '/skill-relations')}
        values={form}
      >
        <Field
          as="select"
          name="type"
          label={t('relations.type')}
          required
          options={relationTypeOptions()}
        />
        <Field
          name="weight"
          label={t('relations.weight')}
          hint={t('relations.weight_hint')}
          required
          inputMode="numeric"
        />
        <Field
          name="source"
          label={t('relations.source')}
          hint={t('relations.source_hint')}
          maxLength={200}
        />
        <Field
          name="confidence"
          label={t('relations.confidence')}
          hint={t('relations.confidence_hint')}
          inputMode="decimal"
        />
      </RecordForm>
    </div>
  )
}

EditRelation.layout = PortalLayout

function Ends({ relation: { skill, related_skill: related } }: { relation: Relation }) {
  const { from } = useArea()
  const link = ({ id }: { id: string }, name: ReactNode) => (
    <PortalLink href={from(`/skills/edit/${id}`)}>{name}</PortalLink>
  )
  return rich('relations.ends', {
    skill: skill.name,
    related: related.name,
    from: (inside) => link(skill, inside),
    to: (inside) => link(related, inside),
    arrow: () => <ArrowRight size={14} aria-label={t('relations.to')} />,
  })
}
