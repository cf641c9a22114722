import { Documentation, type DocumentationProps } from '~/components/documentation/documentation'
import { PublicLayout } from '~/layouts/public'

export default function PublicDocumentation(props: DocumentationProps) {
  return <Documentation {...props} />
}

PublicDocumentation.layout = PublicLayout
