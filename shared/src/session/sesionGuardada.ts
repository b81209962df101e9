import { usuarioSesionSchema, type UsuarioSesion } from '../contracts/auth/auth';
import { guardadoEn } from '../equipo';

const CLAVE = 'comanda.sesion';

/** The stored session, encoded as spec section 3 asks; null when there is none or it cannot be read. */
export function leerSesion(storage?: Storage): UsuarioSesion | null {
  try {
    const texto = guardadoEn(storage).leer(CLAVE);
    if (!texto) return null;
    const bytes = Uint8Array.from(atob(texto), (letra) => letra.charCodeAt(0));
    const leida = usuarioSesionSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    return leida.success ? leida.data : null;
  } catch (error) {
    console.warn('sesion: stored session cannot be read', error); // spec section 8: logged and ignored
    return null;
  }
}

/** Stores the session user (no secret in it), or removes it with null. */
export function guardarSesion(usuario: UsuarioSesion | null, storage?: Storage): void {
  const guardado = guardadoEn(storage);
  if (!usuario) return guardado.guardar(CLAVE, null);
  const bytes = new TextEncoder().encode(JSON.stringify(usuario));
  guardado.guardar(CLAVE, btoa(String.fromCharCode(...bytes)));
}
