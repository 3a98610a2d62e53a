import { compileStyles } from "../../../theme/compile-styles";
import { keysDialogStyles } from "./keys-dialog-styles";

/** Loaded with the dialog's code. */
export const keysDialogStylesheet = compileStyles([keysDialogStyles]);
