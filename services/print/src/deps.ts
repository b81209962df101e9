import type { GuardaDeCajon } from './cajon/guardaDeCajon';
import type { Impresoras } from './impresoras/elegirImpresoras';

/** What its features work with. */
export type Deps = {
  impresoras: Impresoras;
  /** Who may open the drawer, and change the printers. */
  cajon: GuardaDeCajon;
};
