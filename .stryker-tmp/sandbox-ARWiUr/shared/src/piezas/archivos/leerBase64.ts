/** A file's content in base64. */
// @ts-nocheck

export function leerBase64(archivo: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const lector = new FileReader();
    lector.onerror = () => reject(lector.error ?? new Error(`leerBase64: ${archivo.name}`));
    lector.onload = () => {
      const url = typeof lector.result === 'string' ? lector.result : '';
      resolve(url.slice(url.indexOf(',') + 1));
    };
    lector.readAsDataURL(archivo);
  });
}
