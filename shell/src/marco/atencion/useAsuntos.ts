import { useSelector } from 'react-redux';

import { emisionCalls, type AvisoAtencion } from '@comanda/shared/contracts/facturacion/emision';
import { useSiSeDice } from '@comanda/shared/piezas/flujo';
import { selectEmpresa } from '@comanda/shared/session';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { dePalabras } from '@comanda/shared/domain/texto/palabras';

import { dondeAtender, tieneRuta, type RutaHallada } from '../../rutas/buscarRuta';
import { pideAlgo, useAvisos } from '../avisos/useAvisos';
import { useSondeo } from '../useSondeo';

import { useConsultarAtencionQuery } from './atencionApi';

/** Something that needs a person, with the act that mends it and the screen where it is done. */
export type Asunto = {
  clave: string;
  empresa: string;
  cuantos: number;
  texto: string;
  verbo: string;
  destino: string;
};

type Remedio = { verbo: string; path: string; busca?: string };

const DOCUMENTOS: Remedio = { verbo: 'Ver documentos', path: 'facturas' };
const EQUIPOS: Remedio = { verbo: 'Ver equipos', path: 'sinlinea' };
const REMEDIOS = dePalabras<AvisoAtencion['tipo'], Remedio>(
  {
    DOCUMENTOS: { verbo: 'Revisar documentos', path: 'facturas' },
    PAUSA: { verbo: 'Revisar y reanudar', path: 'facturas' },
    CERTIFICADO: { verbo: 'Cargar certificado', path: 'empresa', busca: '?abrir=emision' },
    CORREO: { verbo: 'Reenviar correos', path: 'facturas' },
    AMBIENTE: DOCUMENTOS,
    ESPERA: DOCUMENTOS,
    AUTORIDAD: DOCUMENTOS,
    RELOJ: DOCUMENTOS,
    IVA: { verbo: 'Ver la empresa', path: 'empresa' },
    SIN_ENVIAR: EQUIPOS,
    ARRIENDO: EQUIPOS,
    SIN_LINEA: { verbo: 'Revisar', path: 'sinlinea' },
  },
  () => DOCUMENTOS, // a newer server warns of more
);

type Quien = { rutas: readonly RutaHallada[]; reanuda: boolean };

/** Who has not the screen where it is mended, or may not mend it there, sees the documents that wait for it. */
function remedioDe(tipo: AvisoAtencion['tipo'], { rutas, reanuda }: Quien) {
  const suyo = REMEDIOS[tipo];
  const puede = tieneRuta(rutas, suyo.path) && (tipo !== 'PAUSA' || reanuda);
  const { verbo, path, busca = '' } = puede ? suyo : DOCUMENTOS;
  return { verbo, destino: `/admin/${path}${busca}` };
}

/** The documents of the companies, and what waits behind the screens that say it urges. */
export function useAsuntos(rutas: readonly RutaHallada[]): Asunto[] {
  const query = useConsultarAtencionQuery(
    {},
    { ...useSondeo(), skip: dondeAtender(rutas) === null },
  );
  useSiSeDice('documentos', useSelector(selectEmpresa), query); // of the others, when it asks again anyway
  const { currentData: documentos = [] } = query;
  const reanuda = usePuede(emisionCalls.reanudarEmision);
  const avisosDe = useAvisos(rutas);
  const urgen = rutas.filter(({ ruta }) => ruta.urge);
  return [
    ...documentos.map(({ tipo, ...asunto }) => ({
      ...asunto,
      ...remedioDe(tipo, { rutas, reanuda }),
      clave: `${asunto.empresa} ${tipo}`,
    })),
    ...urgen.flatMap(({ ruta: { path, titulo } }) =>
      avisosDe(path)
        .filter(pideAlgo)
        .map(({ ruta, ...asunto }) => ({
          ...asunto,
          clave: `${asunto.empresa} ${ruta}`,
          verbo: `Ir a ${titulo}`,
          destino: `/admin/${path}`,
        })),
    ),
  ];
}
