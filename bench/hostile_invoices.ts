export async function hostileTable(folder: string): Promise<string> {
  return folder
}
