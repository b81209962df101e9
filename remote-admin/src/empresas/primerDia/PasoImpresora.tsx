import type { Empresa } from '@comanda/shared/contracts/admin/empresas';
import { formatFecha, formatHora } from '@comanda/shared/domain/texto/fecha';
import { Button, withNotice } from '@comanda/shared/ui/core';

import { useImprimirPruebaMutation } from './primerDiaApi';
import { primerDiaMensajes } from './primerDiaMensajes';

const mensajes = primerDiaMensajes.impresora;

/** A page on the printer of this till. */
export function PasoImpresora({ empresa }: { empresa: Empresa }) {
  const [imprimir, { isLoading }] = useImprimirPruebaMutation();
  const onImprimir = () => {
    const ahora = new Date();
    const hoja = {
      empresa: empresa.empresa,
      titulo: 'PRUEBA DE IMPRESORA',
      cabecera: [`RUC ${empresa.ruc}`, empresa.direccion.slice(0, 120)],
      secciones: [
        {
          titulo: 'Si lee esto, la impresora está lista',
          filas: [{ texto: formatFecha(ahora), valor: formatHora(ahora) }],
        },
      ],
      firma: null,
    };
    void withNotice(imprimir(hoja).unwrap(), mensajes);
  };
  return (
    <>
      <p>{mensajes.ayuda}</p>
      <Button type="primary" loading={isLoading} onClick={onImprimir}>
        Imprimir prueba
      </Button>
    </>
  );
}
