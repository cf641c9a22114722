import { ArrowRight } from 'lucide-react'
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
      <PageHeader title="Edit relation" lead={<Ends relation={relation} />}>
        <ConfirmButton
          label="Remove"
          title="Remove this relation?"
          action={action}
          fields={back ? { back } : {}}
        >
          {`“${related.name}” is no longer found by “${skill.name}”. The change log keeps what it was.`}
        </ConfirmButton>
      </PageHeader>
      {props.stale && <Differences what="this relation" differences={props.differences} />}
      <Form action={action} guard unsaved={props.stale} key={version}>
        <FormErrors />
        <BackField back={back} />
        <input type="hidden" name="version" value={version} />
        <Field
          as="select"
          name="type"
          label="Type"
          required
          options={relationTypes()}
          defaultValue={form.type}
        />
        <Field
          name="weight"
          label="Weight"
          hint="A whole number from 0 (faint) to 100 (strongest)."
          required
          type="number"
          inputMode="numeric"
          min={0}
          max={100}
          step={1}
          defaultValue={form.weight}
        />
        <Field name="source" label="Source" maxLength={200} defaultValue={form.source} />
        <Field
          name="confidence"
          label="Confidence"
          hint="From 0 to 1: how sure the source is."
          inputMode="decimal"
          defaultValue={form.confidence}
        />
        <FormActions>
          <SubmitButton>Save</SubmitButton>
          <PortalLink className="button is-text" href={at(back ?? '/skill-relations')}>
            Cancel
          </PortalLink>
        </FormActions>
      </Form>
    </div>
  )
}

EditRelation.layout = PortalLayout

function Ends({ relation: { skill, related_skill: related } }: { relation: Relation }) {
  const { from } = useArea()
  return (
    <>
      From <PortalLink href={from(`/skills/edit/${skill.id}`)}>{skill.name}</PortalLink>{' '}
      <ArrowRight size={14} aria-label="to" />{' '}
      <PortalLink href={from(`/skills/edit/${related.id}`)}>{related.name}</PortalLink>
    </>
  )
}
