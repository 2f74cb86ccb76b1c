export const templatesPath = '/admin/templates'
export const newTemplatePath = `${templatesPath}/new`
export const trashPath = `${templatesPath}/trash`
export const previewPath = `${templatesPath}/preview`
export const editTemplatePath = (id: string) => `${templatesPath}/edit/${id}`
export const generatePath = (id: string) => `${templatesPath}/generate/${id}`
