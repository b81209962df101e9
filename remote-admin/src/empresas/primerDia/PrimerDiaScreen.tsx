import { useState } from 'react';

import type { Empresa } from '@comanda/shared/contracts/admin/empresas';
import { PASOS, type Paso, type PrimerDia } from '@comanda/shared/contracts/admin/primerDia';
import { PorEmpresa, QueryView, useAhora } from '@comanda/shared/piezas/vista';
import { useNavigate } from '@comanda/shared/router';
import { haySinEnviar } from '@comanda/shared/session';
import { Alert, Button, confirmar, DESCARTAR, Icono, withNotice } from '@comanda/shared/ui/core';

import '../empresas.css';
import { useDatosDeEmpresaQuery } from '../empresasApi';
import { PasoPanel } from './PasoPanel';
import { CADA_MS } from './PasoPrueba';
import { estadosDe, siguientePaso, type EstadoDePaso } from './pasosDe';
import { useEstadoDePruebaQuery, useMarcarPasoMutation, usePrimerDiaQuery } from './primerDiaApi';
import { primerDiaMensajes as mensajes } from './primerDiaMensajes';
import './primerDia.css';

/** From an empty company to its first invoice: eight steps, each of which can be left and comes back. */
export default function PrimerDiaScreen() {
  return (
    <PorEmpresa selector="botones">{(empresa) => <PrimerDiaDe empresa={empresa} />}</PorEmpresa>
  );
}

function PrimerDiaDe({ empresa }: { empresa: string }) {
  const datos = useDatosDeEmpresaQuery({ empresa }, { refetchOnMountOrArgChange: true });
  const dia = usePrimerDiaQuery({ empresa }, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={datos} empty={null} esqueleto="formulario">
      {(leida) => (
        <QueryView query={dia} empty={null} esqueleto="formulario">
          {(leido) => <Pasos empresa={leida} dia={leido} />}
        </QueryView>
      )}
    </QueryView>
  );
}

function Pasos({ empresa, dia }: { empresa: Empresa; dia: PrimerDia }) {
  const documento = useDocumentoDePrueba(empresa.empresa, dia.prueba);
  const ahora = useAhora();
  const estados = estadosDe(empresa, dia, { documento, ahora });
  const [marcar] = useMarcarPasoMutation();
  const navegar = useNavigate();
  /** It stays open when it is done: what came of it is there to be read. Null: none. */
  const [abierto, setAbierto] = useState<Paso | null>(() => siguientePaso(estados));

  const irse = async (): Promise<boolean> => !haySinEnviar() || confirmar(DESCARTAR);
  const abrir = async (paso: Paso | null) => {
    if (await irse()) setAbierto(paso);
  };

  const onMarcar = async (paso: Paso) => {
    if (!(await irse())) return;
    const hecho = { empresa: empresa.empresa, paso, hecho: true };
    const marcado = marcar(hecho)
      .unwrap()
      .then(() => true);
    if (await withNotice(marcado, mensajes))
      setAbierto(siguientePaso({ ...estados, [paso]: 'DEJADO' }));
  };

  return (
    <section className="ui-pila admin-empresa admin-primer-dia" aria-label={mensajes.titulo}>
      {siguientePaso(estados) === null && (
        <Alert
          type="success"
          showIcon
          role="status"
          title={mensajes.listo}
          description={mensajes.quedan(PASOS.filter((paso) => estados[paso] === 'DEJADO'))}
          action={
            <Button type="primary" onClick={() => void navegar('/admin/puntoventa')}>
              Ir a vender
            </Button>
          }
        />
      )}
      <ol className="ui-pila admin-pasos">
        {PASOS.map((paso) => {
          const estado = estados[paso];
          return (
            <li key={paso} data-estado={estado}>
              <button
                type="button"
                className="admin-paso"
                aria-expanded={paso === abierto}
                onClick={() => void abrir(paso === abierto ? null : paso)}
              >
                <Icono nombre={ICONOS[estado]} />
                <span>{mensajes.pasos[paso]}</span>
                <small>{mensajes.estados[estado]}</small>
              </button>
              {paso === abierto && (
                <div className="admin-paso-cuerpo" role="region" aria-label={mensajes.pasos[paso]}>
                  <PasoPanel paso={paso} empresa={empresa} dia={dia} onPaso={setAbierto} />
                  <Seguir
                    dejado={estado !== 'PENDIENTE'}
                    paso={paso}
                    onMarcar={() => void onMarcar(paso)}
                    onSeguir={() => void abrir(siguientePaso(estados))}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const ICONOS: Readonly<Record<EstadoDePaso, string>> = {
  HECHO: 'listo',
  DEJADO: 'siguiente',
  MAL: 'alerta',
  ESPERA: 'reloj',
  PENDIENTE: 'siguiente',
};

/** How the test invoice stands, told as it changes: the authority answers while one looks. */
function useDocumentoDePrueba(empresa: string, prueba: PrimerDia['prueba']): string | undefined {
  const { currentData } = useEstadoDePruebaQuery(
    { clave: prueba?.clave_acceso ?? '', empresa },
    { skip: prueba === null, pollingInterval: CADA_MS, skipPollingIfUnfocused: true },
  );
  return currentData?.estado;
}

/** How each step is left that nothing of the company says is done. */
const MARCAS: Readonly<Record<Paso, string>> = {
  DATOS: 'Seguir',
  CERTIFICADO: 'Cargarlo después',
  PRODUCTOS: 'Agregarlos después',
  MESAS: 'Seguir sin mesas',
  USUARIOS: 'Seguir sin más usuarios',
  IMPRESORA: 'La hoja salió bien, o no se usa',
  PRUEBA: 'Omitir la prueba',
  AMBIENTE: 'Seguir en pruebas por ahora',
};

type SeguirProps = { dejado: boolean; paso: Paso; onMarcar: () => void; onSeguir: () => void };

function Seguir({ dejado, paso, onMarcar, onSeguir }: SeguirProps) {
  return (
    <footer>
      {dejado ? (
        <Button onClick={onSeguir}>Siguiente paso</Button>
      ) : (
        <Button onClick={onMarcar}>{MARCAS[paso]}</Button>
      )}
    </footer>
  );
}
