import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { Switch } from '~/ui/workspace/switch'
import type { SeoFields } from '../../piece'
import { usePieceScreen } from '../../screen-context'

/** What the piece wants to be found by. */
export function KeyphraseFields() {
  const { writing, kind } = usePieceScreen()
  const { seo } = writing.content
  const change = (part: Partial<SeoFields>) => writing.change({ seo: { ...seo, ...part } })
  return (
    <>
      <Field label="Keyphrase" hint="The words that somebody would type to find it. In quotes: exactly so.">
        {(control) => (
          <TextInput
            {...control}
            maxLength={200}
            autoComplete="off"
            value={seo.keyphrase}
            onChange={(event) => change({ keyphrase: event.target.value })}
          />
        )}
      </Field>
      <Field label="Synonyms" hint="Other words for the same, with commas between.">
        {(control) => (
          <TextInput
            {...control}
            maxLength={500}
            autoComplete="off"
            value={seo.synonyms}
            onChange={(event) => change({ synonyms: event.target.value })}
          />
        )}
      </Field>
      <Switch
        label="Pillar of its subject"
        hint={`The ${kind.noun} covers its subject whole, and others lead to it. More is asked of it.`}
        checked={seo.isPillar}
        onCheckedChange={(isPillar) => change({ isPillar })}
      />
    </>
  )
}
