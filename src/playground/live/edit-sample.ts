import { liveEdit } from "../../config/live-edit";
import { editValue, type ValueEdit } from "../../ern";
import source from "!../samples/43-single.xml?source";

/** Makes the home page's edit with a value from the reader. */
export const editSample = (value: string): ValueEdit => editValue(source, liveEdit.path, value);
