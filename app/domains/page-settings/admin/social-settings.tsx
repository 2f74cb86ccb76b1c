import { ImageField } from './image-field'
import type { ShownWords } from './page-words'
import { TextField, type Writing } from './text-field'

/** What networks show of a link to the page; X has fields of its own. */
export function SocialSettings({ writing, words }: { writing: Writing; words: ShownWords }) {
  return (
    <>
      <TextField
        {...{ writing, name: 'ogTitle', label: 'Social title', maxLength: 200, placeholder: words.networkTitle }}
      />
      <TextField
        {...{ writing, name: 'ogDescription', label: 'Social description', maxLength: 500, rows: 2 }}
        placeholder={words.description}
      />
      <ImageField
        {...{ writing, name: 'ogImage', label: 'Social picture' }}
        hint="1200 × 630 px is best. Empty: one is drawn with the title, the brand and the page’s picture."
      />
      <TextField
        {...{ writing, name: 'twitterTitle', label: 'Title on X', maxLength: 200, placeholder: words.socialTitle }}
      />
      <TextField
        {...{ writing, name: 'twitterDescription', label: 'Description on X', maxLength: 500, rows: 2 }}
        placeholder={words.socialDescription}
      />
      <ImageField {...{ writing, name: 'twitterImage', label: 'Picture on X' }} hint="Empty: the social picture." />
    </>
  )
}
