import { expect, test } from '~test/test'
import { renameVariableInContent, renameVariableInText } from './rename-variable'

test.for([
  ['In {{ city }} and {{city|upcase}}', 'In {{ town }} and {{town|upcase}}'],
  ['{% if city == "city" and other.city %}city{% endif %}', '{% if town == "city" and other.city %}city{% endif %}'],
  [
    "{% for x in city %}{{ x }}{{ city.size }}{{ 'city' }}{% endfor %}",
    "{% for x in town %}{{ x }}{{ town.size }}{{ 'city' }}{% endfor %}",
  ],
  ['{{ city_name }} {{ citycity }} {{ x | default: city }}', '{{ city_name }} {{ citycity }} {{ x | default: town }}'],
  ['{{ &quot;city&quot; | append: city }} {{ city', '{{ &quot;city&quot; | append: town }} {{ city'],
] as const)('a variable is renamed wherever Liquid names it: %s', ([text, renamed]) => {
  expect(renameVariableInText(text, 'city', 'town')).toBe(renamed)
})

test('renaming there and back changes nothing', () => {
  const content = { title: '{{ city }}', blocks: [{ items: ['{% if city %}x{% endif %}', 3, null] }] }
  expect(renameVariableInContent(renameVariableInContent(content, 'city', 'town'), 'town', 'city')).toEqual(content)
})
