import { Tags } from 'lucide-react'
import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { TextArea } from '~/ui/workspace/input'
import { SettingsForm } from '~/ui/workspace/settings-form'
import { MOST_KEYWORDS, type PageWishes } from '../../suggesting/page-wishes'

/** Words under which a page wants to be linked. */
export function WishesDialog({ pageId, wishes }: { pageId: string; wishes: PageWishes }) {
  const count = wishes.keywords.length
  return (
    <Dialog
      title="Keywords of this page"
      description="Sentences with these words are suggested as places for links to it, besides those that have its title or its keyphrase."
      trigger={<Button icon={Tags}>{count > 0 ? `Keywords (${count})` : 'Keywords'}</Button>}
    >
      <SettingsForm intent="page-wishes" button="Save keywords" pending="Saving" variant="primary">
        {(failure) => (
          <>
            <input type="hidden" name="pageId" value={pageId} />
            <Field
              label="Keywords, one in each line"
              hint={`${MOST_KEYWORDS} at most. “clickable … hyperlink” allows up to six words in between.`}
              error={failure?.fieldErrors.keywords}
            >
              {(control) => (
                <TextArea
                  {...control}
                  name="keywords"
                  rows={6}
                  defaultValue={wishes.keywords.join('\n')}
                  spellCheck={false}
                />
              )}
            </Field>
          </>
        )}
      </SettingsForm>
    </Dialog>
  )
}
