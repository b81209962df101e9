import { MANIFIESTO_MAX_BYTES } from '../limites';
import type { ReglaDePuerta } from '../regla';

export const DE_MANIFIESTO: readonly ReglaDePuerta[] = [
  {
    nombre: 'manifiesto-grande',
    para: 'area',
    arreglo:
      'El manifiesto va en cada página: construya con tools/build.ts, que expone solo ./routes',
    *revisar({ archivos }) {
      const bytes = archivos.get('mf-manifest.json')?.length ?? 0;
      if (bytes > MANIFIESTO_MAX_BYTES)
        yield `mf-manifest.json tiene ${Math.ceil(bytes / 1024)} KB y admite ${MANIFIESTO_MAX_BYTES / 1024}`;
    },
  },
  {
    nombre: 'modulo-expuesto',
    para: 'area',
    arreglo: 'Un área expone un solo módulo, ./routes',
    *revisar({ lanzamiento: { manifiesto } }) {
      const expuestos = Array.isArray(manifiesto?.exposes) ? (manifiesto.exposes as unknown[]) : [];
      const caminos = expuestos.map((uno) => String((Object(uno) as { path?: unknown }).path));
      if (caminos.join() !== './routes')
        yield `expone ${caminos.join(', ') || 'nada'}, no ./routes`;
    },
  },
];
