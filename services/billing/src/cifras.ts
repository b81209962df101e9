import type { Cifras } from '@comanda/kit/metricas/cifras';
import { MEDIDAS_DE_COLA } from '@comanda/kit/cola/medidasDeCola';

/** What /metricas tells of billing (facturacion.cifras). */
export const cifrasDeFacturacion = (reloj: () => Date): Cifras => ({
  sql: 'select * from facturacion.cifras($1)',
  valores: () => [reloj()],
  medidas: [
    ...MEDIDAS_DE_COLA,
    {
      nombre: 'comanda_documentos',
      ayuda:
        'Documentos en la cola o que esperan a una persona, y los autorizados y anulados del último día',
      etiqueta: 'estado',
    },
    {
      nombre: 'comanda_empresas_en_pausa',
      ayuda: 'Empresas cuya emisión está detenida hasta que alguien la reanude',
    },
    {
      nombre: 'comanda_noches_sin_terminar',
      ayuda:
        'Empresas cuya última consulta nocturna al SRI no llegó al final; la noche siguiente sigue donde quedó',
    },
    {
      nombre: 'comanda_autoridad_sin_respuesta_segundos',
      ayuda: 'Desde hace cuánto no contesta el SRI, 0 si contesta',
      etiqueta: 'ambiente',
    },
  ],
});
