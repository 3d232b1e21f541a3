// The net in C, for training: `fast_net.py` replaces the bot's `net.py` with it. The bot itself needs no compiler.

#define PY_SSIZE_T_CLEAN
#include <Python.h>

typedef struct {
    Py_ssize_t inputs, one, two;
    float *first;  // By input: the weights of all units of the first layer.
    float *first_bias;
    float *second;  // By unit of the second layer: the weights of the first layer's units.
    float *second_bias;
    float *third;
    float third_bias;
} Net;

static void release(PyObject *capsule)
{
    Net *net = PyCapsule_GetPointer(capsule, "net");
    free(net->first);
    free(net);
}

static PyObject *make(PyObject *self, PyObject *args)
{
    Py_ssize_t inputs, one, two;
    Py_buffer weights;
    if (!PyArg_ParseTuple(args, "nnny*", &inputs, &one, &two, &weights))
        return NULL;
    Py_ssize_t count = inputs * one + one + one * two + two + two + 1;
    if (weights.len != count * (Py_ssize_t)sizeof(float)) {
        PyBuffer_Release(&weights);
        PyErr_SetString(PyExc_ValueError, "the weights don't fit the sizes");
        return NULL;
    }
    Net *net = malloc(sizeof(Net));
    float *at = malloc(weights.len);
    memcpy(at, weights.buf, weights.len);
    PyBuffer_Release(&weights);
    *net = (Net){inputs, one, two};
    net->first = at;
    net->first_bias = at += inputs * one;
    net->second = at += one;
    net->second_bias = at += one * two;
    net->third = at += two;
    net->third_bias = at[two];
    return PyCapsule_New(net, "net", release);
}

// The sums of the first layer for the numbers in list x, from those for the list old.
static PyObject *moved(PyObject *self, PyObject *const *args, Py_ssize_t count)
{
    Net *net = PyCapsule_GetPointer(args[0], "net");
    if (!net)
        return NULL;
    PyObject *old = args[1], *x = args[3];
    PyObject *result = PyBytes_FromStringAndSize(NULL, net->one * sizeof(float));
    float *sums = (float *)PyBytes_AS_STRING(result);
    memcpy(sums, PyBytes_AS_STRING(args[2]), net->one * sizeof(float));
    Py_ssize_t size = PyList_GET_SIZE(x);
    for (Py_ssize_t place = 0; place < size; place++) {
        PyObject *was = PyList_GET_ITEM(old, place), *is = PyList_GET_ITEM(x, place);
        if (was == is)
            continue;
        float change = (float)(PyLong_AsLong(is) - PyLong_AsLong(was));
        const float *row = net->first + place * net->one;
        for (Py_ssize_t unit = 0; unit < net->one; unit++)
            sums[unit] += change * row[unit];
    }
    return result;
}

static PyObject *value(PyObject *self, PyObject *const *args, Py_ssize_t count)
{
    Net *net = PyCapsule_GetPointer(args[0], "net");
    if (!net)
        return NULL;
    const float *sums = (const float *)PyBytes_AS_STRING(args[1]);
    float hidden[net->one];
    for (Py_ssize_t unit = 0; unit < net->one; unit++)
        hidden[unit] = sums[unit] > 0 ? sums[unit] : 0;
    float points = net->third_bias;
    for (Py_ssize_t last = 0; last < net->two; last++) {
        const float *row = net->second + last * net->one;
        float sum = net->second_bias[last];
        for (Py_ssize_t unit = 0; unit < net->one; unit++)
            sum += hidden[unit] * row[unit];
        if (sum > 0)
            points += sum * net->third[last];
    }
    return PyFloat_FromDouble(points);
}

static PyMethodDef methods[] = {
    {"make", make, METH_VARARGS, NULL},
    {"moved", (PyCFunction)moved, METH_FASTCALL, NULL},
    {"value", (PyCFunction)value, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "fastnet", NULL, -1, methods};

PyMODINIT_FUNC PyInit_fastnet(void) { return PyModule_Create(&module); }
