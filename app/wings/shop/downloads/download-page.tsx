import { href } from 'react-router'
import { Section } from '~/ui/section'

export function DownloadPageLayout({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Section title={title} level={1}>
      <div className="prose">{children}</div>
    </Section>
  )
}

export function RequestNewLink() {
  return (
    <p>
      <a href={href('/get-template')}>Request a new link</a>, or <a href={href('/contact')}>contact us</a>.
    </p>
  )
}
