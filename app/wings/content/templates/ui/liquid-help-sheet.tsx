import { CircleHelp } from 'lucide-react'
import { Button } from '~/ui/workspace/button'
import { Sheet } from '~/ui/workspace/dialog'

const parts: [head: string, rows: [code: string, words: string][]][] = [
  [
    'Values',
    [
      ['{{ city }}', 'The value of a variable.'],
      ['{{ features.size }}', 'Number of items in a list. Also .first and .last.'],
      ['{{ cover.alt }}', 'Alt text of an image. Also its URL.'],
      ['{{ tool.name }}', 'Name of a product. On its own, its slug.'],
    ],
  ],
  [
    'Conditions and loops',
    [
      ['{% if city == "Oslo" %}…{% elsif rooms > 5 %}…{% else %}…{% endif %}', 'Empty values are false.'],
      ['{% unless is_new %}…{% endunless %}', 'If the condition is false.'],
      ['{% case plan %}{% when "Solo" %}…{% else %}…{% endcase %}', 'One of several cases.'],
      ['{% for item in features %}{{ forloop.index }}. {{ item }}{% endfor %}', 'Once for each item.'],
      ['{% assign half = price | divided_by: 2 %}', 'Assigns a value.'],
    ],
  ],
  [
    'Text variations',
    [
      ['{{ "fast|quick|swift" | vary }}', 'One option, always the same for the same row.'],
      ['{{ openings | vary }}', 'One item from a list.'],
      ['{{ "a|b" | vary: "tone" }}', 'The same name picks the same option.'],
    ],
  ],
  [
    'Formatting',
    [
      ['price | money', '$1,299 or $1,299.50. Use money: "EUR" for another currency.'],
      ['seats | number', '1,200. Use number: 2 for two decimals.'],
      ['day | date', 'March 2, 2026. Use date: "%d.%m.%Y" for another format.'],
      ['seats | plural: "seat"', '1 seat, 3 seats. Use plural: "box", "boxes" for irregular words.'],
      ['features | sentence', 'a, b, and c. Use sentence: "or" for or.'],
      ['city | slug', 'For URLs: sao-paulo.'],
      ['is_new | yes_no: "new", "used"', 'Text for yes and for no.'],
      ['city | default: "your city"', 'Used if the value is empty.'],
      [
        'upcase, downcase, capitalize, truncate: 60, replace: "a", "b", join: ", ", plus: 1, round …',
        'Standard Liquid filters.',
      ],
    ],
  ],
  [
    'HTML',
    [
      ['{{ pitch | paragraphs }}', 'Long text as paragraphs. Use lines for line breaks only.'],
      ['{{ features | bullets }}', 'A list as a bulleted list.'],
      ['{{ about | raw_html }}', 'Formatted text without escaping.'],
    ],
  ],
]

/** What can be written in a template. */
export function LiquidHelpSheet() {
  return (
    <Sheet
      title="Template help"
      description="Templates use Liquid. Rows and blocks without content are left out."
      trigger={
        <Button icon={CircleHelp} variant="quiet">
          <span className="max-sm:sr-only">Help</span>
        </Button>
      }
    >
      <div className="grid gap-6">
        {parts.map(([head, rows]) => (
          <section key={head} className="grid gap-2 text-dense">
            <h3 className="font-semibold">{head}</h3>
            <dl className="grid gap-2">
              {rows.map(([code, words]) => (
                <div key={code}>
                  <dt>
                    <code className="font-mono text-[0.8125rem] break-words">{code}</code>
                  </dt>
                  <dd className="text-muted">{words}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Sheet>
  )
}
