import type { Cifras, MedidaDeMetricas } from '@comanda/kit/metricas/cifras';
import { TRAMOS_MS } from '@comanda/shared/contracts/plataforma/telemetria';

import { TIEMPOS_DE_AREAS, VISITAS_DE_AREAS } from './salud/consultas';

const deArea = (nombre: string, ayuda: string): MedidaDeMetricas => ({
  nombre: `comanda_area_${nombre}`,
  ayuda,
  etiqueta: 'area',
});

/** How fast the error budget is spent: 1 spends it in just the week that it is for. */
const SQL = `
  with visitas as (
    select v.area, v.horas, v.visitas, v.malas, v.bucles, v.colgadas,
           v.malas::double precision / greatest(v.visitas, 1) / (1 - v.objetivo / 10000.0) as consumo
      from (${VISITAS_DE_AREAS}) v
  )
  select 'comanda_area_' || c.medida as medida, v.area as etiqueta, c.valor
    from visitas v cross join lateral (values
      (1, 'consumo_1h', v.consumo), (1, 'visitas_1h', v.visitas), (1, 'visitas_malas_1h', v.malas),
      (6, 'consumo_6h', v.consumo), (6, 'visitas_6h', v.visitas), (6, 'visitas_malas_6h', v.malas),
      (6, 'bucles_6h', v.bucles), (6, 'colgadas_6h', v.colgadas),
      (168, 'presupuesto_gastado', v.consumo)) as c (horas, medida, valor)
   where c.horas = v.horas
   union all
  select 'comanda_area_' || t.medida || '_p75_segundos', t.area, t.p75 / 1000
    from (${TIEMPOS_DE_AREAS}) t`;

/** What /metricas tells of the areas, of all companies together. */
export const cifrasDePlataforma = (reloj: () => Date): Cifras => ({
  sql: SQL,
  valores: () => [reloj(), null, TRAMOS_MS],
  lentas: true,
  medidas: [
    deArea('consumo_1h', 'Veces que se gasta el presupuesto de fallos al ritmo de la última hora'),
    deArea('consumo_6h', 'Veces que se gasta el presupuesto de fallos al ritmo de seis horas'),
    deArea('presupuesto_gastado', 'Parte del presupuesto de fallos gastada en siete días'),
    deArea('visitas_1h', 'Visitas de la última hora'),
    deArea('visitas_6h', 'Visitas de las últimas seis horas'),
    deArea('visitas_malas_1h', 'Visitas con algún fallo en la última hora'),
    deArea('visitas_malas_6h', 'Visitas con algún fallo en las últimas seis horas'),
    deArea('bucles_6h', 'Pantallas que se dibujaban sin parar, en seis horas'),
    deArea('colgadas_6h', 'Páginas que dejaron de responder, en seis horas'),
    deArea('carga_p75_segundos', 'Lo que tres de cada cuatro cargas no pasan, en un día'),
    deArea('lcp_p75_segundos', 'Lo mismo de la pintura del elemento mayor (LCP)'),
    deArea('inp_p75_segundos', 'Lo mismo de la respuesta a lo que se toca (INP)'),
  ],
});
