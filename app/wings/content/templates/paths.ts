export const templatesPath = '/admin/templates'
export const newTemplatePath = `${templatesPath}/new`
export const templateTrashPath = `${templatesPath}/trash`
export const templatePreviewPath = `${templatesPath}/preview`
export const editTemplatePath = (id: string) => `${templatesPath}/edit/${id}`
export const generateFromTemplatePath = (id: string) => `${templatesPath}/generate/${id}`
