import { compileStyles } from "../../../theme/compile-styles";
import { keysDialogStyles } from "./keys-dialog-styles";

/** Comes with the dialog's code. */
export const keysDialogStylesheet = compileStyles([keysDialogStyles]);
