import { usePage } from '@inertiajs/react'
import { Card } from '~/components/card'
import { Field } from '~/components/field'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { FormActions, SubmitButton } from '~/components/submit_button'
import { menuOf } from '~/layouts/menu'
import { useArea } from '~/use_area'
import { usePortal } from '~/use_portal'

const themes = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

const fonts = [
  { value: 'nunito', label: 'Nunito' },
  { value: 'system', label: 'The system’s own' },
  { value: 'serif', label: 'Serif' },
]

const radii = [
  { value: '0', label: 'Square' },
  { value: '6', label: 'Slightly round (6 px)' },
  { value: '12', label: 'Round (12 px)' },
  { value: '16', label: 'Very round (16 px)' },
]

const sidebars = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
]

/** How pages look for this person, on every machine; the top bar and the sidebar change the same. */
export function AppearanceCard() {
  const { at } = useArea()
  const { appearance } = usePage().props
  const { theme, font, radius, sidebar } = appearance
  return (
    <Card title="Appearance" lead="Wherever you log in.">
      <Form
        action={at('/profile/appearance')}
        guard
        id="appearance"
        key={JSON.stringify(appearance)}
      >
        <FormErrors />
        <Field as="select" name="theme" label="Colours" {...chosen(themes, theme)} />
        <Field as="select" name="font" label="Font" {...chosen(fonts, font)} />
        <Field as="select" name="radius" label="Corners" {...chosen(radii, String(radius))} />
        <Field
          as="select"
          name="sidebar"
          label="Sidebar"
          hint="On wide screens; on narrow ones it opens when you ask for it."
          {...chosen(sidebars, sidebar)}
        />
        <Groups opened={appearance.groups} />
        <FormActions>
          <SubmitButton>Save the appearance</SubmitButton>
        </FormActions>
      </Form>
    </Card>
  )
}

function chosen(options: Array<{ value: string; label: string }>, value: string) {
  return { options, defaultValue: value, required: true }
}

function Groups({ opened }: { opened: string[] }) {
  const { user } = usePortal()
  const groups = (user ? menuOf(user.role) : []).filter((entry) => entry.type === 'group')
  if (!groups.length) return null
  return (
    <fieldset className="field">
      <legend className="label">Groups of the sidebar that are open</legend>
      <input type="hidden" name="groups[]" value="none" />
      {groups.map(({ id, label }) => (
        <label className="checkbox" key={id}>
          <input type="checkbox" name="groups[]" value={id} defaultChecked={opened.includes(id)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
