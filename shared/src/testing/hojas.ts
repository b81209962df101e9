import { createRequire } from 'node:module';

type Hoja = [veces: number, hecha: unknown];
type Hacer = (antes: Hoja | null) => Hoja | null;
type Hojas = { prototype: { opUpdate: (this: Hojas, llave: string, hacer: Hacer) => void } };

/** Where its text stands in a sheet, by what the name of the sheet begins with. */
const TEXTOS = [
  ['token%', 3],
  ['cssVar%', 1],
] as const;

/**
 * What antd works out of a theme is worked out once in a file, and not anew in each test. The sheet of variables that it would put into
 * the page stays empty: no test reads it, and jsdom parsed it on each screen. Both were a seventh of what a screen's test worked.
 */
export function guardarHojas(): void {
  const deAntd = createRequire(require.resolve('antd/package.json'));
  const { prototype } = (deAntd('@ant-design/cssinjs/lib/Cache') as { default: Hojas }).default;
  const { opUpdate } = prototype;
  prototype.opUpdate = function guardar(llave, hacer) {
    opUpdate.call(this, llave, (antes) => {
      const [veces, hecha] = hacer(antes) ?? [0, antes?.[1]];
      for (const [nombre, lugar] of TEXTOS)
        if (llave.startsWith(nombre) && Array.isArray(hecha)) hecha[lugar] = '';
      return [veces, hecha];
    });
  };
}
