export { htmlOf } from '~/rich-text/editor/document/html-of'
export { documentFrom } from '~/rich-text/editor/document/read-html'
export { cleanPaste } from '~/rich-text/editor/paste/clean-paste'
export { htmlFromMarkdown } from '~/rich-text/editor/paste/markdown-paste'
