import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { BackField } from '~/components/back_field'
import { ConfirmButton } from '~/components/confirm_button'
import { Differences, type Difference } from '~/components/differences'
import { Field } from '~/components/field'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import type { Relation } from '~/components/relations/relation_rows'
import { relationTypes } from '~/components/skills/words'
import { FormActions, SubmitButton } from '~/components/submit_button'
import { PortalLayout } from '~/layouts/portal'
import { rich, t } from '~/text'
import { useArea } from '~/use_area'

interface EditRelationProps {
  relation: Relation
  form: { type: string; weight: string; source: string; confidence: string }
  /** As it was when the form was opened; the one of now after a stale save. */
  version: string
  stale: boolean
  differences: Difference[]
  back: string | null
}

export default function EditRelation(props: EditRelationProps) {
  const { relation, form, version, back } = props
  const { at } = useArea()
  const { related_skill: related, skill } = relation
  const action = at(`/skills/skill-relation-edit/${relation.id}`)
  return (
    <div className="form-column">
      <PageHeader title={t('relations.edit_relation')} lead={<Ends relation={relation} />}>
        <ConfirmButton
          label={t('relations.remove')}
          title={t('relations.remove_question')}
          action={action}
          fields={back ? { back } : {}}
        >
          {t('relations.remove_effect', { related: related.name, skill: skill.name })}
        </ConfirmButton>
      </PageHeader>
      {props.stale && (
        <Differences what={t('relations.this_relation')} differences={props.differences} />
      )}
      <Form action={action} guard unsaved={props.stale} key={version}>
        <FormErrors />
        <BackField back={back} />
        <input type="hidden" name="version" value={version} />
        <Field
          as="select"
          name="type"
          label={t('relations.type')}
          required
          options={relationTypes()}
          defaultValue={form.type}
        />
        <Field
          name="weight"
          label={t('relations.weight')}
          hint={t('relations.weight_hint')}
          required
          type="number"
          inputMode="numeric"
          min={0}
          max={100}
          step={1}
          defaultValue={form.weight}
        />
        <Field
          name="source"
          label={t('relations.source')}
          maxLength={200}
          defaultValue={form.source}
        />
        <Field
          name="confidence"
          label={t('relations.confidence')}
          hint={t('relations.confidence_hint')}
          inputMode="decimal"
          defaultValue={form.confidence}
        />
        <FormActions>
          <SubmitButton>{t('relations.save')}</SubmitButton>
          <PortalLink className="button is-text" href={at(back ?? '/skill-relations')}>
            {t('common.cancel')}
          </PortalLink>
        </FormActions>
      </Form>
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
